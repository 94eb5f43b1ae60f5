import { fail, ok, type Result } from '../../lib/result';

/** Parses pasted hex, with or without `0x`, ignoring whitespace. */
export function parseHex<Field extends string>(
  text: string,
  { field, name, maxBytes }: { readonly field: Field; readonly name: string; readonly maxBytes: number },
): Result<Uint8Array, Field> {
  // Twice the digits leaves room for whitespace.
  if (text.length > maxBytes * 4 + 2)
    return fail(field, `${name} is larger than ${maxBytes.toLocaleString('en-US')} bytes.`);
  const digits = text.replace(/\s+/g, '').replace(/^0x/i, '');
  if (digits === '') return fail(field, `${name} is empty; paste hexadecimal digits.`);
  const wrong = /[^0-9a-f]/i.exec(digits);
  if (wrong)
    return fail(field, `${name} has “${wrong[0]}” at digit ${wrong.index + 1}, which is not hexadecimal.`);
  if (digits.length % 2 === 1) {
    return fail(field, `${name} has an odd number of digits (${digits.length}), so half a byte is missing.`);
  }
  if (digits.length / 2 > maxBytes)
    return fail(field, `${name} is larger than ${maxBytes.toLocaleString('en-US')} bytes.`);
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  }
  return ok(bytes);
}
