import { createRoot } from 'react-dom/client';

import ConnectionNotice from './index';

const id = 'connection-notice';

/**
 * Puts the notice above the page, in its own React root: it belongs to the browser tab and not
 * to a page, and Docusaurus need not know of it.
 */
export function mountConnectionNotice(): void {
  if (document.getElementById(id)) {
    return;
  }
  const container = document.createElement('div');
  container.id = id;
  document.body.prepend(container);
  createRoot(container).render(<ConnectionNotice />);
}
