/** Description of every page, by version and id. Written by `index.ts`. */
declare module '@generated/page-metadata/default/descriptions.json' {
  const descriptions: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  export default descriptions;
}
