/** First characters of what is no paragraph: headings, tables, lists, quotes, admonitions, code, comments and components. */
const otherBlock = /^(#|\||>|:::|```|~~~|[-*+] |\d+[.)] |\{|<(?!Term\b|Address\b|ChainValue\b|ScalarWord\b))/;

/**
 * Whether the text of a page begins with a paragraph. Such a page introduces itself, and its description above that paragraph
 * would say the same twice.
 *
 * @param content MDX below the front matter
 */
export function beginsWithText(content: string): boolean {
  const first = content
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !/^(import|export)\s|^# |^<ImportedFrom\b/.test(block));
  return first !== undefined && !otherBlock.test(first);
}
