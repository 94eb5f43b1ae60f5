/** Types of flag libraries, in a reader's words. */
const typeNames: Readonly<Record<string, string>> = {
  Address: 'address',
  B256: '32 bytes in hexadecimal',
  Bool: 'true or false',
  Chain: 'chain ID or name',
  Duration: 'duration, such as 90s or 12m',
  Float64: 'decimal number',
  Generic: 'text',
  Int: 'whole number',
  Int64: 'whole number',
  IpAddr: 'IP address',
  JwtSecret: '64 hexadecimal digits',
  Path: 'path',
  Seconds: 'seconds',
  String: 'text',
  StringSlice: 'list, separated by commas',
  TextMarshaler: 'text',
  Uint: 'whole number',
  Uint64: 'whole number',
  Uint64Slice: 'whole numbers, separated by commas',
  Url: 'URL',
};

/** `Uint64` as `whole number`; unknown types unchanged. */
export function typeName(type: string): string {
  return typeNames[type] ?? type;
}

/** Headings of the lists of removed flags. */
export const removedTitles = { before: 'Removed flags', later: 'Flags that later releases removed' };

/** Heading of the table of flags that are gone since the baseline. */
export function goneTitle({ baseline }: { readonly baseline: string }): string {
  return `Removed since ${baseline}`;
}
