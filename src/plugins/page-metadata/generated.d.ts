/** Description of every page, by version and id. Written by `index.ts`. */
declare module '@generated/page-metadata/default/descriptions.json' {
  const descriptions: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  export default descriptions;
}

/** The front-matter fields with their descriptions, in the order of the schema. Written by `index.ts`. */
declare module '@generated/page-metadata/default/front-matter-fields.json' {
  const fields: readonly { readonly field: string; readonly description: string }[];
  export default fields;
}

/** What is wrong with the front matter of pages; empty in a build, which refuses such pages. Written by `index.ts`. */
declare module '@generated/page-metadata/default/problems.json' {
  import type { Problem } from '@site/src/lib/problems';

  const problems: readonly Problem[];
  export default problems;
}

/** The notices that ask readers to act, newest first. Written by `index.ts`. */
declare module '@generated/page-metadata/default/open-notices.json' {
  import type { NoticeEntry } from '@site/src/content/notices/notices';

  const notices: readonly NoticeEntry[];
  export default notices;
}

/** Every notice of the current pages. Written by `index.ts`. */
declare module '@generated/page-metadata/default/notices.json' {
  import type { NoticeEntry } from '@site/src/content/notices/notices';

  const notices: readonly NoticeEntry[];
  export default notices;
}
