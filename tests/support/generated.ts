/** Replaces Docusaurus' `@generated/...`, which exists only during builds. */
const generated = {};

export default generated;
