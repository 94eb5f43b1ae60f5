import { escapeHtml, unescapeHtml } from '@site/src/lib/htmlText';

describe('the title of a group in the sidebar', () => {
  it('shows what was written, whatever means something in HTML', () => {
    expect(escapeHtml('Fees & <gas>')).toBe('Fees &amp; &lt;gas&gt;');
  });

  it.each(['Fees & <gas>', '&lt;', '&amp;lt;', 'plain'])('comes back whole: %s', (title) => {
    expect(unescapeHtml(escapeHtml(title))).toBe(title);
  });
});
