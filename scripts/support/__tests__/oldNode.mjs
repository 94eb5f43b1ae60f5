/** Simulates a Node without `import.meta.dirname` for modules loaded later. */
import { register } from 'node:module';

Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });
register(new URL('./oldNodeHooks.mjs', import.meta.url));
