import { readSearchAddress, toSearchAddress } from '@site/src/features/search/searchAddress';

it('the address of the search page holds a search, and gives it back', () => {
  const search = {
    query: 'a & b?',
    type: 'guide',
    reader: 'auditor',
    section: 'op-stack',
    version: 'holocene',
  };
  expect(toSearchAddress(search)).toBe('?q=a+%26+b%3F&type=guide&for=auditor&in=op-stack&version=holocene');
  expect(readSearchAddress(toSearchAddress(search))).toEqual(search);
});

it('what is not asked for is not in the address', () => {
  expect(toSearchAddress({})).toBe('');
  expect(readSearchAddress('')).toEqual({ query: '', type: '', reader: '', section: '', version: '' });
});
