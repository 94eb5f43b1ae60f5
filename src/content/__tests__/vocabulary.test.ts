import { categories, categoryLayers, contentTypes, personas, type Tag } from '@site/src/content/vocabulary';

const tags = (group: Record<string, Tag>): [string, Tag][] => Object.entries(group);

describe('the vocabulary', () => {
  it('has exactly the personas and content types of the specification', () => {
    expect(Object.keys(personas).sort()).toEqual([
      'app-developer',
      'auditor',
      'chain-operator',
      'governance-participant',
      'node-operator',
      'protocol-developer',
    ]);
    expect(Object.keys(contentTypes).sort()).toEqual([
      'article',
      'guide',
      'landing-page',
      'notice',
      'reference',
      'troubleshooting',
      'tutorial',
    ]);
  });

  it.each([...tags(personas), ...tags(contentTypes), ...tags(categories)])(
    'has a kebab-case id, a label and a one-line description for %s',
    (id, tag) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(tag.label).toMatch(/\S/);
      expect(tag.description).toMatch(/^[^\n]{10,100}\.$/);
    },
  );

  it('has no two tags with one id or one label within a kind', () => {
    for (const group of [personas, contentTypes, categories]) {
      const labels = tags(group).map(([, { label }]) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
    const ids = [...Object.keys(personas), ...Object.keys(contentTypes), ...Object.keys(categories)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts a category into every layer', () => {
    const used = new Set(Object.values(categories).map(({ layer }) => layer));
    expect([...used].sort()).toEqual(Object.keys(categoryLayers).sort());
  });
});
