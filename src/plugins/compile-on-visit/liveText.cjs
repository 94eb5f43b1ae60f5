const path = require('node:path');

/**
 * Stands before a page of documentation in the development server, so that an edit of its text reaches the browser alone:
 * otherwise the change would go from the page to what imports it, up to the start of the site, and all of it would be
 * set up again. What else a page says, such as its headings for the contents, is read by the frame around it: where that
 * has changed, the change goes on upwards.
 */
module.exports = () => undefined;

/** @param {string} rest the page's file with the loaders that make a module of it */
module.exports.pitch = function pitch(rest) {
  const beside = `${path.join(__dirname, 'readsBeside.cjs')}?${JSON.stringify(this.getOptions())}`;
  const page = JSON.stringify(`!!${beside}!${rest}`);
  return `
    import Text, * as page from ${page};
    import liveText from ${JSON.stringify(path.join(__dirname, 'liveText.tsx'))};
    const live = liveText(Text, page);
    export * from ${page};
    export default live.Text;
    import.meta.webpackHot?.accept(${page}, () => {
      if (!live.edited(Text, page)) import.meta.webpackHot.invalidate();
    });
  `;
};
