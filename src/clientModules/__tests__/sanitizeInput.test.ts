import { decodable } from '@site/src/clientModules/sanitizeInput';

describe('a part of an address', () => {
  it.each(['', '/interop', '#a%20b', '/caf%C3%A9', '#100%25'])('that can be decoded stays: %s', (part) => {
    expect(decodable(part)).toBe(part);
  });

  it.each([
    ['#100%', '#100%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['#%zz', '#%25zz'],
  ])('that cannot, as %s, stands for itself', (part, sound) => {
    expect(decodable(part)).toBe(sound);
    expect(decodeURIComponent(sound)).toBe(part);
  });
});
