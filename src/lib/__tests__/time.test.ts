import { formatLocal, formatUtc, knownTimeZone } from '@site/src/lib/time';

test('a moment is told in UTC to the second', () => {
  expect(formatUtc(0)).toBe('1970-01-01 00:00:00 UTC');
  expect(formatUtc(1746806401)).toBe('2025-05-09 16:00:01 UTC');
});

test('a moment is told as clocks of a zone show it', () => {
  expect(formatLocal(1746806401, 'Europe/Berlin')).toBe('May 9, 2025, 18:00:01 GMT+2');
  expect(formatLocal(1746806401, 'America/New_York')).toBe('May 9, 2025, 12:00:01 EDT');
  expect(formatLocal(1710374401, 'UTC')).toBe('Mar 14, 2024, 00:00:01 UTC');
});

test('a zone that clocks cannot be shown in counts as none', () => {
  expect(knownTimeZone('Europe/Berlin')).toBe('Europe/Berlin');
  expect(knownTimeZone('Etc/Unknown')).toBeUndefined();
  expect(() => formatLocal(0, knownTimeZone('Etc/Unknown'))).not.toThrow();
});
