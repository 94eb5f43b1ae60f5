import { type ReactNode } from 'react';

/** Stands in the browser's bundle for files named `*.server`, whose markup comes with the page; see island. */
export default function Nothing(): ReactNode {
  return null;
}
