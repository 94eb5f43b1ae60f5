/** Left out of the browser's bundle; see DataTable/island. */
export { default } from './NewestReleases.content';
