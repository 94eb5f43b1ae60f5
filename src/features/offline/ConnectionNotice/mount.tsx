import { createRoot } from 'react-dom/client';

import ConnectionNotice from './index';

const id = 'connection-notice';

/**
 * Mounts the notice above the page, in its own React root, since it outlives pages.
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
