const forget = 'delete import.meta.dirname; delete import.meta.filename;';

/** Removes from the project's scripts what an old Node lacks. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  return url.startsWith('file:') && url.includes('/scripts/') && loaded.format === 'module'
    ? { ...loaded, source: forget + String(loaded.source) }
    : loaded;
}
