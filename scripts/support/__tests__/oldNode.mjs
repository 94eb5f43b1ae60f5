/** Makes the running Node look like one from before `import.meta.dirname`, to the modules that are loaded after this one. */
import { register } from 'node:module';

Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });
register(new URL('./oldNodeHooks.mjs', import.meta.url));
