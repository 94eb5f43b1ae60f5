// Lets Node run TypeScript files, and finds packages from the repository wherever a tutorial put its files.
import { register } from 'node:module';

register(new URL('./typescriptLoader.mjs', import.meta.url));
