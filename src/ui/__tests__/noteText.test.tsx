import { renderToStaticMarkup } from 'react-dom/server';

import NoteText from '@site/src/ui/NoteText';

const html = (note: string, ids?: ReadonlyMap<string, string>): string =>
  renderToStaticMarkup(<NoteText note={note} ids={ids} />);

describe('a note', () => {
  it('has what stands in backticks as code, and what it links to as links', () => {
    expect(html('Ask `eth_call`, see [above](#ask).')).toBe(
      'Ask <code>eth_call</code>, see <a href="#ask">above</a>.',
    );
  });

  it('links names that have an entry on the page', () => {
    const ids = new Map([['--port', 'flag-port']]);
    expect(html('`--port`', ids)).toContain('<a href="#flag-port"><code');
    expect(html('`--addr`', ids)).not.toContain('<a');
  });

  it('keeps short names with a hyphen on one line, long ones in wide windows, and lets the longest break', () => {
    expect(html('`--port`')).toBe('<code class="unbroken">--port</code>');
    expect(html('`--l1.rpc-max-batch-size`')).toBe('<code class="long-name">--l1.rpc-max-batch-size</code>');
    const longest = `--${'of-all-'.repeat(8)}`;
    expect(html(`\`${longest}\``)).toBe(`<code>${longest}</code>`);
  });
});
