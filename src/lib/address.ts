/** Whether text is `0x` and 40 hexadecimal digits in any case. */
export function isAddressLike(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}
