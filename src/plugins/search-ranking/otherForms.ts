/** How programs of the stack begin the names of their metrics. */
const metricPrefix =
  /^op_(node|batcher|proposer|challenger|conductor|dispute_mon|supervisor|deployer)_(default_)?/;
/** The shortest part of a word that is looked for on its own. */
const shortestPart = 4;

/**
 * Other forms in which pages may have a word of a query, the likeliest first: a call without what it is
 * called with, a setting without its value, a metric without the name of its program, a selector with its
 * `0x`, and the parts of what is joined by signs.
 *
 * @param word in lower case
 */
export function otherForms(word: string): string[] {
  const call = word.replace(/\(.*$/, '');
  const key = word.replace(/=.*$/, '');
  const forms = [
    call,
    key,
    call.replace(metricPrefix, ''),
    ...(/^[\da-f]{8}$/.test(word) ? [`0x${word}`] : []),
    ...word.split(/["'`(){}[\],;:|/=<>]+/).filter((part) => part.length >= shortestPart),
  ];
  return [...new Set(forms)].filter((form) => form !== '' && form !== word);
}
