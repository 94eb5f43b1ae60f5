// Replaces the plugin's page (0.55.3), which has no filters.
export { default } from '@site/src/features/search/SearchPage';
