/** From this length on a name does not fit into the narrowest column. */
const longName = /<[^>]*>|[A-Za-z0-9]{17,}/g;

/** Also where letters that stand for words end, as in `SuperchainETHBridge`. */
const betweenWords = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** HTML whose long names, such as `MessageDestinationNotRelayChain`, may break where a word of theirs ends. */
export function breakable(html: string): string {
  return html.replace(longName, (found) =>
    found.startsWith('<') ? found : found.replace(betweenWords, '<wbr>'),
  );
}
