import { renderToStaticMarkup } from 'react-dom/server';

import Walkthrough from '@site/src/components/mdx/Walkthrough';
import { type Actor, brokenName, drawSteps, stepByKey } from '@site/src/components/mdx/Walkthrough/drawing';
import Step from '@site/src/components/mdx/Walkthrough/Step';
import { articleToMarkdown } from '@site/src/build/markdownVersion';

const actors: readonly Actor[] = [
  { id: 'you', name: 'You', on: 'L2' },
  { id: 'passer', name: 'L2ToL1MessagePasser', on: 'L2' },
  { id: 'portal', name: 'OptimismPortal', on: 'L1' },
];

describe('the picture of a walkthrough', () => {
  it('has a line per actor below its place, and a column per step', () => {
    const { lines, places, columns, width, height } = drawSteps(actors, [
      { from: 'you', to: 'passer' },
      { from: 'portal' },
    ]);
    expect(places.map(({ name }) => name)).toEqual(['L2', 'L1']);
    const heights = [...places, ...lines].sort((one, other) => one.y - other.y).map(({ y }) => y);
    expect(new Set(heights).size).toBe(5);
    expect(heights.at(-1)).toBeLessThan(height);
    const [first, second] = columns;
    expect([first?.from, first?.to]).toEqual([lines[0], lines[1]]);
    expect(second?.to).toBe(second?.from);
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
    expect(second?.x).toBeLessThan(width);
  });

  it('rejects missing, repeated and separated actors', () => {
    expect(() => drawSteps(actors, [{ from: 'you', to: 'porter' }])).toThrow(
      'A step of <Walkthrough> names the actor "porter". There are: you, passer, portal.',
    );
    expect(() => drawSteps([...actors, { id: 'you', name: 'Me', on: 'L1' }], [])).toThrow(
      '<Walkthrough> has two actors with the id "you".',
    );
    expect(() => drawSteps([...actors, { id: 'me', name: 'Me', on: 'L2' }], [])).toThrow(
      '<Walkthrough> has actors on "L2" in two places; put them next to each other.',
    );
  });

  it.each([
    ['OptimismPortal', ['OptimismPortal']],
    ['L1CrossDomainMessenger', ['L1CrossDomain', 'Messenger']],
    ['op-interop-filter', ['op-interop-', 'filter']],
    ['Transaction pool', ['Transaction', 'pool']],
    ['You', ['You']],
  ])('breaks the name %s to fit', (name, lines) => {
    expect(brokenName(name)).toEqual(lines);
  });
});

describe('walkthrough keys', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 3, undefined],
    ['End', 3, undefined],
    ['Enter', 1, undefined],
  ])('%s leads from index %d of 4 steps to %p', (key, current, to) => {
    expect(stepByKey(key, current, 4)).toBe(to);
  });
});

const withdrawal = (
  <Walkthrough title="A withdrawal" actors={actors}>
    {'\n'}
    <Step title="Initiate" from="you" to="passer" code="initiateWithdrawal" time="one L2 transaction">
      <p>The hash is stored.</p>
    </Step>
    <Step title="Wait" from="portal" time="7 days">
      <p>Prove again if the game is lost.</p>
    </Step>
  </Walkthrough>
);

describe('a walkthrough', () => {
  it('has all steps in the HTML, the first one current', () => {
    const html = renderToStaticMarkup(withdrawal);
    expect(html.match(/<li[ >]/g)).toHaveLength(2);
    expect(html).toContain('<li aria-current="step"><p');
    expect(html.indexOf('aria-current="step"')).toBeLessThan(html.indexOf('Initiate'));
  });

  it('is a numbered list in the Markdown version', () => {
    expect(articleToMarkdown(renderToStaticMarkup(withdrawal), 'https://docs.example/a'))
      .toMatchInlineSnapshot(`
     "**A withdrawal**

     1. **Initiate**

        You → L2ToL1MessagePasser · \`initiateWithdrawal\` · one L2 transaction

        The hash is stored.

     2. **Wait**

        OptimismPortal · 7 days

        Prove again if the game is lost.
     "
    `);
  });

  it('rejects fewer than two steps', () => {
    expect(() =>
      renderToStaticMarkup(
        <Walkthrough title="Nothing" actors={actors}>
          {null}
        </Walkthrough>,
      ),
    ).toThrow('<Walkthrough title="Nothing"> needs two or more <Step>.');
  });
});
