import { stepsOfPage } from '@site/src/content/versions/comparisons';
import { filesOfSnapshots, versionsOfPage } from '@site/src/content/versions/files';
import { stepsOf } from '@site/src/content/versions/pageChanges';

describe('the comparison of a page', () => {
  it('is empty if only one version has the page', async () => {
    expect(versionsOfPage('get-started/index.mdx')).toHaveLength(1);
    expect(await stepsOfPage('get-started/index.mdx')).toEqual([]);
  });

  it('made in a thread is that of its texts', async () => {
    const [file = ''] = filesOfSnapshots().filter((each) => each !== 'index.mdx');
    const steps = await stepsOfPage(file);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(stepsOf(versionsOfPage(file)));
  });
});
