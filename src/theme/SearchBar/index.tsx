// Replaces the plugin's field (0.55.3): groups results by page.
export { default } from '@site/src/features/search/SearchField';
