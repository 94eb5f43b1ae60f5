import withoutDocs from '@site/src/plugins/lean-bundle/withoutDocs.cjs';

const read = (data: object): unknown => {
  const dependencies: string[] = [];
  const context = {
    resourcePath: 'version.json',
    addDependency: (file: string) => dependencies.push(file),
  };
  const result: unknown = JSON.parse(withoutDocs.call(context, JSON.stringify(data)));
  expect(dependencies).toEqual([expect.stringMatching(/withoutDocs\.cjs$/)]);
  return result;
};

describe('the data of a version', () => {
  it('loses the list of its pages and nothing else', () => {
    const version = { label: 'Next', docs: { a: { title: 'A' } }, docsSidebars: { stack: [] } };
    expect(read({ version, other: 1 })).toEqual({ version: { ...version, docs: {} }, other: 1 });
  });

  it.each([{}, { version: {} }, { version: { docs: 'a' } }])(
    'is refused where the list is not where it was: %j',
    (data) => {
      expect(() => read(data)).toThrow('version.json has no list of the pages of a version');
    },
  );
});
