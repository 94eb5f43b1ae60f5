import PageFooter from '@site/src/components/page/PageFooter';

/** In place of the theme's foot of a page, which has the way to edit it and the day of its last change in a block of their own. */
export default PageFooter;
