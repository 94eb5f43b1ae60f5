// Read by the bundler and by jest alike.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
