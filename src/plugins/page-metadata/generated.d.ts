/** Page descriptions by version and id. Written by `index.ts`. */
declare module '@generated/page-metadata/default/descriptions.json' {
  const descriptions: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  export default descriptions;
}

/** Front-matter fields with descriptions, in schema order. */
declare module '@generated/page-metadata/default/front-matter-fields.json' {
  const fields: readonly { readonly field: string; readonly description: string }[];
  export default fields;
}

/** Problems in front matter; empty in a build, which rejects them. */
declare module '@generated/page-metadata/default/problems.json' {
  import type { Problem } from '@site/src/lib/problems';

  const problems: readonly Problem[];
  export default problems;
}

/** Notices that require action, newest first. */
declare module '@generated/page-metadata/default/open-notices.json' {
  import type { NoticeEntry } from '@site/src/content/notices';

  const notices: readonly NoticeEntry[];
  export default notices;
}

/** All notices of current pages. */
declare module '@generated/page-metadata/default/notices.json' {
  import type { NoticeEntry } from '@site/src/content/notices';

  const notices: readonly NoticeEntry[];
  export default notices;
}
