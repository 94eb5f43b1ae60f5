import { gzipSync, inflateSync } from 'fflate';

import { deflate, deflateAll, gzipSize } from '@site/src/build/deflate';

const files = ['index.html', 'interop.html', 'empty.txt'].map((path, index) => ({
  path,
  bytes: new TextEncoder().encode('superchain '.repeat(500 * (2 - index))),
}));

describe('compressing files', () => {
  it('gives each file with its DEFLATE, in their order, the same in threads as without', async () => {
    const deflated = await deflateAll(files);
    expect(deflated).toEqual(files.map(deflate));
    expect(deflated.map(({ deflated: bytes }) => Buffer.from(inflateSync(bytes)))).toEqual(
      files.map(({ bytes }) => Buffer.from(bytes)),
    );
  });

  it('knows the size of a file as gzip', () => {
    expect(files.map((file) => gzipSize(deflate(file)))).toEqual(
      files.map(({ bytes }) => gzipSync(bytes, { level: 6 }).length),
    );
  });
});
