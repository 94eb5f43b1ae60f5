import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { type FlagFile } from '../../src/data/cliFlags';
import { rpcComponents, rpcNamespaces, rpcType, rpcTypes } from '../../src/data/jsonRpc';
import { rpcSheets } from '../../src/data/rpc-notes';
import { typeName, typeNotes } from '../../src/data/rpc-notes/typeNames';
import { typeOf } from '../../src/components/reference/JsonRpcMethods/entries';
import { root } from '../support/repository';

const pages = ['json-rpc', 'json-rpc-op-node', 'json-rpc-op-conductor', 'json-rpc-services'].map((name) =>
  readFileSync(join(root, `docs/operators/node-operators/${name}.mdx`), 'utf8'),
);

/** `component namespace method` for each method. */
const facts = rpcComponents.flatMap((component) =>
  rpcNamespaces(component).flatMap(({ namespace, methods }) =>
    methods.map((method) => ({ key: `${component} ${namespace} ${method.method}`, method })),
  ),
);

/** The same for each note. */
const notes = rpcSheets.flatMap((sheet) =>
  Object.entries(sheet.namespaces).flatMap(([namespace, { methods }]) =>
    Object.entries(methods).map(([method, note]) => ({
      key: `${sheet.component} ${namespace} ${method}`,
      note,
    })),
  ),
);

const noteOf = new Map(notes.map(({ key, note }) => [key, note]));

const texts = notes.flatMap(({ key, note }) => [
  [key, note.note] as const,
  ...Object.values(note.params ?? {}).map((text) => [key, text] as const),
  ...(note.result ? [[key, note.result] as const] : []),
  ...Object.values(note.errors ?? {}).map((text) => [key, text] as const),
]);

/** Go's JSON for `net.IPNet`: an object with the mask in Base64, four bytes for IPv4. */
function isIpNet(value: unknown): boolean {
  const { IP, Mask } = value as Readonly<Record<string, string>>;
  const fields = Object.keys(value as object).join();
  return fields === 'IP,Mask' && isIP(IP ?? '') === 4 && Buffer.from(Mask ?? '', 'base64').length === 4;
}

describe('notes on methods', () => {
  it('cover every known method', () => {
    expect(facts.map(({ key }) => key).filter((key) => !noteOf.has(key))).toEqual([]);
  });

  it('describe only known methods', () => {
    const known = new Set(facts.map(({ key }) => key));
    expect(notes.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
  });

  it('explain exactly the existing parameters', () => {
    const faulty = facts.flatMap(({ key, method }) => {
      const noted = Object.keys(noteOf.get(key)?.params ?? {}).sort();
      const taken = method.params.map(({ name }) => name).sort();
      return noted.join() === taken.join() ? [] : [{ key, noted, taken }];
    });
    expect(faulty).toEqual([]);
  });

  it('have examples with every parameter', () => {
    const faulty = facts.flatMap(({ key, method }) => {
      const note = noteOf.get(key);
      const wanted = method.params.filter(({ type }) => type !== 'struct{}').length;
      return note?.example.length === wanted ? [] : [key];
    });
    expect(faulty).toEqual([]);
  });

  it('have example values of the right type', () => {
    const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
      bytes32: (value) => /^0x[0-9a-f]{64}$/.test(String(value)),
      'hex uint64': (value) => /^0x(0|[1-9a-f][0-9a-f]*)$/.test(String(value)),
      'hex integer': (value) => /^0x(0|[1-9a-f][0-9a-f]*)$/.test(String(value)),
      'hex bytes': (value) => /^0x([0-9a-f]{2})*$/.test(String(value)),
      boolean: (value) => typeof value === 'boolean',
      number: (value) => typeof value === 'number',
      integer: (value) => typeof value === 'number',
      'integer nanoseconds': (value) => typeof value === 'number',
      string: (value) => typeof value === 'string',
      IPNet: isIpNet,
      'chain ID (decimal string)': (value) => typeof value === 'string' && /^\d+$/.test(value),
    };
    const faulty = facts.flatMap(({ key, method }) =>
      method.params.flatMap(({ name, type }, index) => {
        const fits = forms[type];
        return !fits || fits(noteOf.get(key)?.example[index]) ? [] : [`${key}: ${name} is no ${type}`];
      }),
    );
    expect(faulty).toEqual([]);
  });

  it('use the object that the server decodes for address ranges, never CIDR text', () => {
    const ranges = facts.filter(({ method }) => method.params.some(({ type }) => type === 'IPNet'));
    expect(ranges.map(({ method }) => method.method)).toEqual(['opp2p_blockSubnet', 'opp2p_unblockSubnet']);
    expect(rpcType('IPNet')?.map(({ name }) => name)).toEqual(['IP', 'Mask']);
    expect(
      [...facts.map(({ method }) => JSON.stringify(method)), JSON.stringify(rpcTypes())].join(),
    ).not.toContain('CIDR');
  });

  it('are sentences with paired backticks', () => {
    const faulty = texts.filter(
      ([, text]) => !/[.!?]$/.test(text) || (text.match(/`/g)?.length ?? 0) % 2 !== 0,
    );
    expect(faulty).toEqual([]);
    expect(notes.filter(({ note }) => note.note.length < 25)).toEqual([]);
  });
});

describe('types', () => {
  const named = [
    ...facts.flatMap(({ method }) => [method.result ?? '', ...method.params.map(({ type }) => type)]),
    ...rpcTypes().flatMap(({ fields }) => fields.map(({ type }) => type)),
  ].filter(Boolean);

  it('all have a note', () => {
    expect(rpcTypes().filter(({ name }) => !typeNotes[name])).toEqual([]);
  });

  it('with capitals are described, as link targets', () => {
    const words = ['ENRs', 'ID', 'IDs', 'IP'];
    const faulty = named
      .map(typeName)
      .filter((text) => typeOf(text) === undefined)
      .filter((text) => text.split(' ').some((word) => /^[A-Z]/.test(word) && !words.includes(word)));
    expect([...new Set(faulty)]).toEqual([]);
  });

  it('have no unused notes', () => {
    const used = new Set([...named.map(typeOf), ...rpcTypes().map(({ name }) => name)]);
    // Named in notes on fields.
    const unused = Object.keys(typeNotes).filter((name) => !used.has(name));
    expect(unused).toEqual([]);
  });
});

describe('the pages', () => {
  it.each(rpcSheets.map((sheet) => [sheet.component, sheet] as const))(
    'show every namespace of %s once, on one page',
    (component, sheet) => {
      const name = new RegExp(`import (\\w+) from '@site/src/data/rpc-notes/${component}'`);
      const own = pages.filter((page) => name.test(page));
      expect(own).toHaveLength(1);
      const [page = ''] = own;
      const shown = rpcNamespaces(sheet.component).map(
        ({ namespace }) =>
          page.split(`<JsonRpcMethods sheet={${name.exec(page)?.[1]}} namespace="${namespace}" />`).length -
          1,
      );
      expect(shown).toEqual(shown.map(() => 1));
    },
  );

  it('have filter, index and types of their components', () => {
    for (const page of pages) {
      const components = rpcSheets
        .map(({ component }) => component)
        .filter((component) => page.includes(`/rpc-notes/${component}'`));
      const listed = `components={[${components.map((each) => `'${each}'`).join(', ')}]}`;
      expect(page).toContain(`<JsonRpcIndex ${listed} />`);
      expect(page).toContain(`<JsonRpcTypes ${listed} />`);
    }
  });
});

describe('default addresses', () => {
  it.each(['op-node', 'op-conductor', 'op-batcher', 'op-proposer'])('of %s match its flags', (component) => {
    const { flags } = JSON.parse(
      readFileSync(join(root, `src/data/cli-flags/${component}.json`), 'utf8'),
    ) as FlagFile;
    const port = flags.find(({ name }) => name === 'rpc.port')?.default;
    const sheet = rpcSheets.find((each) => each.component === component);
    expect(sheet?.endpoint).toBe(`http://127.0.0.1:${String(port)}`);
  });
});
