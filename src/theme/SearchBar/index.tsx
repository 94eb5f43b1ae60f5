// In place of the search plugin's field: results are pages with their best section, which its list cannot show.
export { default } from '@site/src/features/search/SearchField';
