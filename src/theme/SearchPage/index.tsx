// Replaces the plugin's page, which has no filters.
export { default } from '@site/src/features/search/SearchPage';
