import { isoMinutes, minutesInWords } from '@site/src/lib/minutes';

test.each([
  [5, '5 minutes', 'PT5M'],
  [60, '1 hour', 'PT60M'],
  [90, '1 hour 30 minutes', 'PT90M'],
  [125, '2 hours 5 minutes', 'PT125M'],
])('%d minutes are %s', (minutes, words, iso) => {
  expect([minutesInWords(minutes), isoMinutes(minutes)]).toEqual([words, iso]);
});
