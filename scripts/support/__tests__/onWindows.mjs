/** Loaded ahead of a script, makes it believe that it runs on Windows. */
Object.defineProperty(process, 'platform', { value: 'win32' });
