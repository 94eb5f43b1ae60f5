/** Puts text on the clipboard; false where the browser refuses or has none. */
export default async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or no clipboard outside https: the reader can still select the text.
    return false;
  }
}
