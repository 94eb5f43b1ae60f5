/** Decodes arguments of errors: only the types they use, not the whole ABI. */

/** A decoded argument, as text. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

const WORD = 64;

/** Decodes arguments from hex digits; undefined if the data does not fit the types. */
export function readArguments(
  digits: string,
  inputs: readonly { readonly name: string; readonly type: string }[],
): readonly Argument[] | undefined {
  const values: Argument[] = [];
  for (const [index, { name, type }] of inputs.entries()) {
    const word = digits.slice(index * WORD, (index + 1) * WORD);
    if (word.length < WORD) return undefined;
    const value =
      type === 'string' || type === 'bytes' ? readDynamic(digits, word, type) : readStatic(word, type);
    if (value === undefined) return undefined;
    values.push({ name, type, value });
  }
  return values;
}

function readStatic(word: string, type: string): string | undefined {
  if (type === 'address') return /^0{24}/.test(word) ? `0x${word.slice(24)}` : undefined;
  if (type === 'bytes32') return `0x${word}`;
  const width = /^uint(\d+)$/.exec(type)?.[1];
  if (width === undefined) return undefined;
  const value = BigInt(`0x${word}`);
  return value >> BigInt(width) === 0n ? String(value) : undefined;
}

function readDynamic(digits: string, offsetWord: string, type: 'string' | 'bytes'): string | undefined {
  const start = Number(BigInt(`0x${offsetWord}`)) * 2;
  const lengthWord = digits.slice(start, start + WORD);
  if (lengthWord.length < WORD) return undefined;
  const length = Number(BigInt(`0x${lengthWord}`)) * 2;
  const content = digits.slice(start + WORD, start + WORD + length);
  if (content.length < length) return undefined;
  if (type === 'bytes') return `0x${content}`;
  const bytes = Uint8Array.from(content.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}
