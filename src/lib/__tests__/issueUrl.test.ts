import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { type IssueForm, issueForms, issueUrl } from '@site/src/lib/issueUrl';

import { root } from '../../../tests/support/repository';

const repository = 'https://github.com/example/docs';

describe('the address of an issue form', () => {
  it('fills in the fields by their ids and leaves empty ones out', () => {
    expect(issueUrl(repository, 'page-problem', { page: '/interop/a b', version: '' })).toBe(
      'https://github.com/example/docs/issues/new?template=page-problem.yml&page=%2Finterop%2Fa+b',
    );
  });

  it('escapes what would end a value or start another', () => {
    const url = new URL(issueUrl(repository, 'site-error', { error: 'a&template=x#y<script>' }));
    expect(url.searchParams.get('template')).toBe('site-error.yml');
    expect(url.searchParams.get('error')).toBe('a&template=x#y<script>');
    expect(url.hash).toBe('');
  });

  it('cuts a long value so that the address stays usable', () => {
    expect(issueUrl(repository, 'site-error', { error: 'x'.repeat(100_000) }).length).toBeLessThan(2000);
  });

  it.each(['x', ' ', '%', 'é', '漢', '😀', '\ud83d'])(
    'stays below 8 kB, with every field of any form full of "%s"',
    (character) => {
      for (const [form, ids] of Object.entries(issueForms)) {
        const fields = Object.fromEntries(['title', ...ids].map((id) => [id, character.repeat(10_000)]));
        const url = issueUrl(repository, form as IssueForm, fields);
        expect(url.length).toBeGreaterThan(1400 * ids.length);
        expect(url.length).toBeLessThan(8000);
      }
    },
  );

  it('measures a text of few letters, too, as the address writes it', () => {
    for (const [form, ids] of Object.entries(issueForms)) {
      const fields = Object.fromEntries(['title', ...ids].map((id) => [id, '漢'.repeat(1400)]));
      expect(issueUrl(repository, form as IssueForm, fields).length).toBeLessThan(8000);
    }
  });

  it.each(['é', '漢', '😀'])('cuts between characters, never within a "%s"', (character) => {
    const url = new URL(issueUrl(repository, 'site-error', { error: character.repeat(10_000) }));
    expect(url.searchParams.get('error')?.replaceAll(character, '')).toBe('');
  });
});

describe('the issue forms', () => {
  const folder = path.join(root, '.github/ISSUE_TEMPLATE');

  it('are all that there are', () => {
    const files = readdirSync(folder).filter((file) => file !== 'config.yml');
    expect(files.sort()).toEqual(
      Object.keys(issueForms)
        .map((form) => `${form}.yml`)
        .sort(),
    );
  });

  it.each(Object.entries(issueForms))('%s has the fields that are filled in', (form, fields) => {
    const { body } = parse(readFileSync(path.join(folder, `${form}.yml`), 'utf8')) as {
      readonly body: readonly { readonly id: string }[];
    };
    expect(body.map(({ id }) => id)).toEqual(fields);
  });
});
