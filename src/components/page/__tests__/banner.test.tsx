import Banner from '@site/src/components/page/Banner';

import { markupOf, textOf } from '../../../../tests/support/markup';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/x' }) }));
jest.mock('@site/src/lib/hooks/useSite', () => ({
  __esModule: true,
  default: () => ({ repositoryUrl: 'https://github.com/o/docs', branch: 'main' }),
}));

const outdated = { date: '2026-11-24', sentence: 'The script was removed.' };

describe('the maintenance notice', () => {
  it('says what is no longer true and since when this is known, and asks for help', () => {
    const markup = markupOf(<Banner kind="maintenance" outdated={outdated} />);
    expect(textOf(markup)).toContain(
      'Known since 2026-11-24 : The script was removed. Help us revise it: tell us what needs work .',
    );
    expect(markup).toContain('<time dateTime="2026-11-24">');
    expect(markup).toContain('template=page-problem.yml&amp;page=%2Fx');
  });

  it('warns that parts may be out of date if added by hand', () => {
    expect(textOf(markupOf(<Banner kind="maintenance" />))).toContain(
      'Parts of it may be out of date. Help us',
    );
  });

  it('is the only such notice', () => {
    expect(markupOf(<Banner kind="interop" outdated={outdated} />)).not.toContain(outdated.sentence);
  });
});

describe('the interop notice', () => {
  it('says when the upgrade that brings interop is due', () => {
    const text = textOf(markupOf(<Banner kind="interop" />));
    expect(text).toMatch(
      /not ready for production\. Its upgrade, Lagoon, is due on OP Sepolia on December 10, 2026 and on OP Mainnet on January 11, 2027/,
    );
  });
});
