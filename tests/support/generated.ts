/** Stands in for what Docusaurus generates (`@generated/...`), which exists only while a site is built. */
const generated = {};

export default generated;
