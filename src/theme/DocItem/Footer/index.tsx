import PageFooter from '@site/src/components/page/PageFooter';

export default PageFooter;
