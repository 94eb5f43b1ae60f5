import { type ComponentType } from 'react';

/** Fetches the form. Apart, so that a test of the page without the form need not load it. */
export async function loadWorkbench(): Promise<ComponentType> {
  const module = await import('./Workbench');
  return module.default;
}
