import PageFooter from '@site/src/components/page/PageFooter';

/** Replaces the theme's (3.10.2), which knows neither sources nor feedback. */
export default PageFooter;
