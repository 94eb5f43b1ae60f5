import placement from '@site/src/features/glossary/placement';

const window = { width: 1000, height: 600 };
const tip = { width: 300, height: 80 };
const line = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test('a tip stands under its word', () => {
  expect(placement([line(100, 200)], tip, window)).toEqual({ left: 100, top: 220 });
});

test('a tip stands above a word at the foot of the window, unless there is less room', () => {
  expect(placement([line(100, 560)], tip, window)).toEqual({ left: 100, top: 480 });
  expect(placement([line(100, 60)], tip, { ...window, height: 100 })).toEqual({ left: 100, top: 80 });
});

test('a tip stays within the sides of the window', () => {
  expect(placement([line(900, 200)], tip, window)?.left).toBe(692);
  expect(placement([line(-40, 200)], tip, window)?.left).toBe(8);
  expect(placement([line(50, 200)], tip, { ...window, width: 250 })?.left).toBe(8);
});

test('a tip touches the end of a broken word below, and its beginning above', () => {
  expect(placement([line(800, 200), line(100, 225)], tip, window)).toEqual({ left: 100, top: 245 });
  expect(placement([line(600, 540), line(100, 565)], tip, window)).toEqual({ left: 600, top: 460 });
});

test('a word without a box has no tip', () => {
  expect(placement([], tip, window)).toBeUndefined();
});
