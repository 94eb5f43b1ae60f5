import { type ComponentType } from 'react';

/** Loads the form. A separate module, so that tests can mock it. */
export async function loadWorkbench(): Promise<ComponentType> {
  const module = await import('./Workbench');
  return module.default;
}
