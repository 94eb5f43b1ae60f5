const path = require('node:path');

/**
 * Loader for documentation pages: limits hot reloads to a page's text, which
 * would otherwise propagate to the site's entry. Changes of other exports, such
 * as headings, propagate as usual, because the surrounding frame reads them.
 */
module.exports = () => undefined;

/** @param {string} rest the page's file with its remaining loaders */
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
