import { renderToStaticMarkup } from 'react-dom/server';

import { FigureTable } from '@site/src/ui/fields';
import MarkdownTable from '@site/src/ui/MarkdownTable';
import { watchScrollers, watchScrolls } from '@site/src/ui/Scroller/watchScrolls';
import UpgradeTimeline from '@site/src/components/reference/UpgradeTimeline/UpgradeTimeline.content';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));

/** Called when anything observed is resized. */
let resized: (() => void)[] = [];
const watched = new Set<unknown>();

class Observer {
  constructor(callback: () => void) {
    resized.push(callback);
  }
  observe(element: unknown): void {
    watched.add(element);
  }
  disconnect(): void {
    watched.clear();
  }
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { value: Observer, configurable: true });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
beforeEach(() => {
  resized = [];
  watched.clear();
});

/** A frame and its content with these widths, and the frame's attributes. */
function frameOf(width: number, content: number) {
  const attributes = new Map<string, string>();
  return {
    attributes,
    clientWidth: width,
    scrollWidth: content,
    firstElementChild: {},
    dataset: { scroller: 'Timeline' },
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

describe('what scrolls', () => {
  it('is told when its content comes to be wider than the frame, until it is no longer asked for', () => {
    const frame = frameOf(100, 100);
    const told: boolean[] = [];
    const end = watchScrolls(
      frame as unknown as HTMLElement,
      frame.firstElementChild as HTMLElement,
      (scrolls) => told.push(scrolls),
    );
    expect(watched.size).toBe(2);
    resized[0]?.();
    frame.scrollWidth = 200;
    resized[0]?.();
    expect(told).toEqual([false, true]);
    end();
    expect(watched.size).toBe(0);
  });

  it('is a tab stop with a role and a name just while it does, also where React leaves the markup alone', () => {
    const frame = frameOf(100, 200);
    watchScrollers({ querySelectorAll: () => [frame] } as unknown as ParentNode);
    resized[0]?.();
    expect(Object.fromEntries(frame.attributes)).toEqual({
      tabindex: '0',
      role: 'group',
      'aria-label': 'Timeline',
    });
    frame.scrollWidth = 100;
    resized[0]?.();
    expect(frame.attributes.size).toBe(0);
  });
});

describe.each([
  [
    'a table of figures',
    <FigureTable caption="Costs" head={['What', 'ETH']} rows={[['One', '2']]} />,
    'Costs',
  ],
  ['the timeline', <UpgradeTimeline />, 'Timeline of upgrades'],
  ['a table of a page', <MarkdownTable />, 'Table'],
])('%s', (_what, element, name) => {
  const html = renderToStaticMarkup(element);

  it('has a name to be given while it scrolls', () => {
    expect(html).toContain(`data-scroller="${name}"`);
  });

  it('holds nobody up before it is known to scroll', () => {
    expect(html).not.toMatch(/tabindex|role="region"/i);
  });
});
