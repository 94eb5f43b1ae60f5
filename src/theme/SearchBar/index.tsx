// Replaces the plugin's field: groups results by page.
export { default } from '@site/src/features/search/SearchField';
