// Lets Node run TypeScript, and resolves packages from the repository wherever a tutorial put its files.
import { register } from 'node:module';

register(new URL('./typescriptLoader.mjs', import.meta.url));
