import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';

import { errorAnchor, errorGroups, errorTitle, errorsFile, requireErrorGroup } from '@site/src/data/errors';
import { errorSelectors, requireSelector } from '@site/src/data/errorSelectors';
import { interop } from '@site/src/data/interop';
import rpcFile from '@site/src/data/json-rpc.json';

import { repeated } from '../../../../tests/support/lists';

const all = errorGroups.flatMap((group) => group.errors);
const custom = all.flatMap((error) => (error.kind === 'custom' ? [error] : []));

describe('the table of errors', () => {
  test('has what a reader of such a page looks for', () => {
    expect(custom.length).toBeGreaterThan(150);
    expect(all.length).toBeGreaterThan(300);
    expect(errorGroups.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'cross-l2-inbox',
        'bridges',
        'optimism-portal',
        'fault-dispute-game',
        'supersim',
      ]),
    );
  });

  test('has the selector that the signature hashes to', () => {
    const wrong = custom.filter(
      ({ signature, selector }) => selector !== `0x${bytesToHex(keccak_256(signature)).slice(0, 8)}`,
    );
    expect(wrong).toEqual([]);
  });

  test('has signatures made of its names and inputs', () => {
    const wrong = custom.filter(
      ({ name, inputs, signature }) => signature !== `${name}(${inputs.map(({ type }) => type).join(',')})`,
    );
    expect(wrong).toEqual([]);
  });

  test('gives every name one selector', () => {
    const selectors = errorSelectors(errorsFile);
    for (const { name, selector } of custom) expect(requireSelector(name, selectors)).toBe(selector);
  });

  // MerkleTrie reverts if a slot has no value; the portal only compares existing values.
  test('puts a withdrawal that is missing from the block down to MerkleTrie, not to InvalidMerkleProof', () => {
    const missing = all.filter(({ cause }) => cause.includes('the withdrawal is later than the block'));
    expect(missing.map(errorTitle)).toEqual([
      'MerkleTrie: ran out of proof elements',
      'MerkleTrie: path remainder must share all nibbles with key',
    ]);
  });

  test('gives every error an anchor of its own', () => {
    const anchors = all.map(errorAnchor);
    expect(repeated(anchors)).toEqual([]);
    for (const anchor of anchors) expect(anchor).toMatch(/^error-[\w-]+$/);
  });

  test('knows every error of the interop contracts', () => {
    const known = new Set(custom.map(({ signature }) => signature));
    const declared = interop.contracts.flatMap(({ errors }) => errors.map(({ signature }) => signature));
    expect(declared.length).toBeGreaterThan(15);
    expect(declared.filter((signature) => !known.has(signature))).toEqual([]);
  });

  test('knows every error of the supervisor by its code and name', () => {
    const known = requireErrorGroup('supervisor').errors.map((error) =>
      error.kind === 'rpc' ? [error.name, error.code] : [],
    );
    expect(known).toEqual(
      expect.arrayContaining(interop.supervisor.errors.map(({ name, code }) => [name, code])),
    );
  });

  test('knows every build error of op-node by its code', () => {
    const known = all.flatMap((error) =>
      error.kind === 'rpc' && error.code !== undefined ? [error.code] : [],
    );
    expect(known).toEqual(expect.arrayContaining(Object.values(rpcFile.error_codes.opstack_build)));
  });

  test.each(all.map((error) => [errorTitle(error), error] as const))(
    'explains %s in whole sentences',
    (_title, error) => {
      for (const sentence of [error.meaning, error.cause]) {
        expect(sentence).toMatch(/^[A-Z\d`]/);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/TODO|undefined| {2}/);
        expect(sentence.split('`')).toHaveLength(1 + 2 * Math.floor(sentence.split('`').length / 2));
      }
      expect(error.meaning.length).toBeGreaterThan(14);
    },
  );

  test('names a repository path and a link for every group', () => {
    for (const group of errorGroups) {
      expect(group.errors.length).toBeGreaterThan(0);
      for (const source of group.sources)
        expect(source).toMatch(/^https:\/\/|^[\w.-]+\/[\w.-]+@(?:[0-9a-f]{8}|v[\d.]+):\S+$/);
      for (const { to, label } of [group.link, ...group.errors.flatMap(({ link }) => link ?? [])]) {
        expect(to).toMatch(/^(\/|https:\/\/)/);
        expect(label).not.toBe('');
      }
    }
    expect(errorsFile.source.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  test('refuses names and groups it does not know', () => {
    expect(() =>
      requireSelector('NotInAccesList', errorSelectors(errorsFile)),
    ).toThrowErrorMatchingInlineSnapshot(
      `"There is no custom error "NotInAccesList" in src/data/errors.json. Similar: NotInAccessList."`,
    );
    expect(() => requireErrorGroup('portal')).toThrow(
      'There is no group of errors "portal". Known: cross-l2-inbox,',
    );
  });
});
