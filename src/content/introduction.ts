/** Starts of blocks other than paragraphs. */
const otherBlock = /^(#|\||>|:::|```|~~~|[-*+] |\d+[.)] |\{|<(?!Term\b|Address\b|ChainValue\b|ScalarWord\b))/;

/**
 * Whether the text opens with a paragraph, which makes the description
 * redundant.
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
