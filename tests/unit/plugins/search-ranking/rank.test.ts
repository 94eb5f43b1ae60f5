import { rank } from '@site/src/plugins/search-ranking/rank';
import { weigh } from '@site/src/plugins/search-ranking/weigh';

import { indexOf } from '../../../support/searchIndex';

/** Text in which every section says much the same. */
const filler = 'The node reads a block from the chain and checks what the message of the error says.';
const others = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`/other-${at}`, { title: `Other ${at}`, text: filler }]),
);

/** Where a query leads, best first. */
function found(pages: Parameters<typeof indexOf>[0], query: string, limit = 10): string[] {
  return rank(indexOf(pages), query, limit).map(({ document: { u, h = '' } }) => u + h);
}

describe('what a query weighs', () => {
  const index = indexOf({ ...others, '/a': { title: 'Rare', text: 'rare node gameType 17' } });

  it('is more for rare words', () => {
    const [node, rare] = weigh(index, 'node rare');
    expect(rare?.weight).toBeGreaterThan(3 * (node?.weight ?? Infinity));
  });

  it('is more for names, less for values, and nothing for what is not known', () => {
    const weights = new Map(
      weigh(index, 'rare gameType --rare=17 qqqq').map(({ text, weight }) => [text, weight]),
    );
    expect([...weights.keys()]).toEqual(['rare', 'gametype', '17']);
    expect(weights.get('gametype')).toBeCloseTo((1.8 * (weights.get('17') ?? 0)) / 0.35);
  });
});

describe('a query leads first', () => {
  const decoder = {
    title: 'Error decoder',
    sections: {
      final: ['GameNotFinalized()', 'Selector 0x4851bd9b. The game is young.'],
      other: ['custom error 0x1e51e47d', 'Selector 0x1e51e47d. Somebody else called.'],
      reverted: ['execution reverted', 'The call was undone.'],
    },
  } as const;
  const batcher = {
    title: 'Batcher',
    sections: {
      timed: ['channel timed out on chain', 'The channel came too late.'],
      flag: ['--max-channel-duration', 'OP_BATCHER_MAX_CHANNEL_DURATION in L1 blocks.'],
      deadline: ['Deadlines', 'A context has a deadline. Errors have a context.'],
    },
  } as const;
  const metrics = {
    title: 'Metrics',
    sections: { all: ['Derivation', 'derivation_errors_total is a count.'] },
  } as const;
  const pages = { ...others, '/decoder': decoder, '/batcher': batcher, '/metrics': metrics };

  it.each([
    [
      'to an error text within a line of a log',
      'lvl=error msg="channel timed out on chain" err="context deadline exceeded"',
      '/batcher#timed',
    ],
    [
      'to an error text behind those that wrap it',
      'failed to init: unable to create: channel timed out on chain',
      '/batcher#timed',
    ],
    ['to a selector, not to the words around it', 'custom error 0x4851bd9b', '/decoder#final'],
    ['to an error, not to the words around it', 'execution reverted: GameNotFinalized()', '/decoder#final'],
    ['to a selector without its 0x', '4851bd9b', '/decoder#final'],
    ['to a flag with a value', '--max-channel-duration=1500', '/batcher#flag'],
    ['to a variable with a value', 'OP_BATCHER_MAX_CHANNEL_DURATION=1500', '/batcher#flag'],
    ['to a metric with the name of its program', 'op_node_default_derivation_errors_total', '/metrics#all'],
  ])('%s', (_what, query, place) => {
    expect(found(pages, query)[0]).toBe(place);
  });

  it('to the title that has all of it, before headings and texts that have', () => {
    const say = 'A withdrawal takes seven days.';
    expect(
      found(
        {
          ...others,
          '/text': { title: 'Text', text: say },
          '/heading': { title: 'Heading', sections: { h: ['What a withdrawal of ether costs', say] } },
          '/title': { title: 'Withdrawal flow', text: say },
        },
        'withdrawal',
      ),
    ).toEqual(['/title', '/heading#h', '/text']);
  });

  it('to the heading that is of its words, before those of which they are a part', () => {
    const under = (heading: string): { title: string; sections: { h: readonly [string, string] } } => ({
      title: 'Page',
      sections: { h: [heading, 'The bridge.'] },
    });
    expect(
      found(
        { ...others, '/a': under('Standard bridge cannot send to itself'), '/b': under('Standard bridge') },
        'standard bridge',
      ),
    ).toEqual(['/b#h', '/a#h']);
  });

  it('to the heading that is wholly in it, however many other words there are', () => {
    const log = 'replica refused snapshot of validator, quorum lost, retry scheduled';
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', sections: { h: ['blob sidecar missing', 'Ask another beacon.'] } },
          '/b': {
            title: 'B',
            text: 'The replica refused a snapshot of the validator, lost its quorum, and scheduled a retry.',
          },
        },
        `${log}: blob sidecar missing`,
      )[0],
    ).toBe('/a#h');
  });

  it('to the page that has it for a keyword', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', description: 'High is what operators ask of the availability of data.' },
          '/b': { title: 'Conductor', keywords: ['chain-operator', 'high availability'] },
        },
        'high availability',
      ),
    ).toEqual(['/b', '/a']);
  });

  it('to the section of a page on the rest of it', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'Batcher', sections: { h: ['Metrics', 'What is counted.'] } },
          '/b': { title: 'Challenger', sections: { h: ['Metrics', 'What is counted.'] } },
        },
        'challenger metrics',
      ).filter((place) => place.endsWith('#h')),
    ).toEqual(['/b#h', '/a#h']);
  });

  it('to the section that says in its text what its heading says', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', sections: { h: ['Prestates', 'Of the challenger.'] } },
          '/b': { title: 'B', sections: { h: ['Prestates', 'A prestate is where it begins.'] } },
        },
        'prestate',
      ),
    ).toEqual(['/b#h', '/a#h']);
  });

  it('to what comes first on the site, where one is as good as the other', () => {
    const under = (text: string): { title: string; sections: { h: readonly [string, string] } } => ({
      title: 'Methods',
      sections: { h: ['optimism_syncStatus', text] },
    });
    expect(
      found(
        { ...others, '/a': under(`optimism_syncStatus: ${filler}`), '/b': under('optimism_syncStatus.') },
        'optimism_syncStatus',
      ),
    ).toEqual(['/a#h', '/b#h']);
  });

  it('to where its words are neighbors', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', text: 'The proof is long, and final the window.' },
          '/b': { title: 'B', text: 'The window of the final proof is long.' },
        },
        'final proof',
      )[0],
    ).toBe('/b');
  });

  it('to where its words are neighbors but for common words, as in a pasted error', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', text: 'The safe head: what failed, and failed.' },
          '/b': { title: 'B', text: 'The node failed to get the safe head at this height.' },
        },
        'failed to get safe head',
      )[0],
    ).toBe('/b');
  });

  it('to where name and text have it together', () => {
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', sections: { h: ['Prestates', 'Of the challenger.'] } },
          '/b': { title: 'B', sections: { h: ['Prestates', 'Of the proposer.'] } },
        },
        'challenger prestates',
      )[0],
    ).toBe('/a#h');
  });

  it('to the table of an address, before where it is one of many words', () => {
    const address = `0x${'ab'.repeat(20)}`;
    const table = Array.from({ length: 12 }, (_, at) => `Name 0x${String(at).padStart(40, '0')}`).join(' ');
    expect(
      found(
        {
          ...others,
          '/a': { title: 'A', text: `cast call ${address} and again ${address}` },
          '/b': { title: 'B', text: `Contract Address Bridge ${address} ${table}` },
        },
        address,
      ),
    ).toEqual(['/b', '/a']);
  });
});

describe('a list of what was found', () => {
  it('has other pages between when one page has the words again and again', () => {
    const sections = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`s${at}`, ['Bridge', 'The bridge.'] as const]),
    );
    const places = found(
      {
        ...others,
        '/many': { title: 'Errors', sections },
        '/one': { title: 'A', sections: { h: ['Bridge', 'What it is for.'] } },
      },
      'bridge',
    );
    expect(places.slice(0, 3)).toEqual(['/many#s0', '/many#s1', '/one#h']);
    expect(places).toHaveLength(7);
  });

  it('ends before what has hardly anything of the query', () => {
    const places = found(
      { ...others, '/a': { title: 'OutOfBounds', text: 'OutOfBounds() of a message.' } },
      'OutOfBounds message',
    );
    expect(places).toEqual(['/a']);
  });

  it('is as long as asked for, and empty for words that are nowhere', () => {
    expect(found(others, 'block', 7)).toHaveLength(7);
    expect(found(others, 'qqqqzzzz')).toEqual([]);
    expect(found(others, '  ')).toEqual([]);
  });
});
