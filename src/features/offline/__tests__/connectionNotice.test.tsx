import { renderToStaticMarkup } from 'react-dom/server';

import ConnectionNotice from '@site/src/features/offline/ConnectionNotice';

describe('the notice of an offline copy', () => {
  it('has a place to speak from before it has anything to say, outside of what it hides', () => {
    const html = renderToStaticMarkup(<ConnectionNotice />);
    expect(html).toMatch(/^<div tabindex="-1"><p role="status"[^>]*><\/p><\/div>$/);
  });
});
