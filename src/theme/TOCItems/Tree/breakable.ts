/** Longer names overflow the narrowest column. */
const longName = /<[^>]*>|[A-Za-z0-9]{17,}/g;

/** Including after acronyms, as in `SuperchainETHBridge`. */
const betweenWords = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/**
 * Allows breaks between the words of long names such as
 * `MessageDestinationNotRelayChain`.
 */
export function breakable(html: string): string {
  return html.replace(longName, (found) =>
    found.startsWith('<') ? found : found.replace(betweenWords, '<wbr>'),
  );
}
