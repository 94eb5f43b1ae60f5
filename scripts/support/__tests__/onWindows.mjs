/** Preloaded, simulates Windows. */
Object.defineProperty(process, 'platform', { value: 'win32' });
