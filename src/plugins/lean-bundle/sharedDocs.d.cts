interface VersionWithDocs {
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** Versions with the pages they share, each with its ID and path only. */
export function withSharedDocs(versions: readonly VersionWithDocs[]): readonly VersionWithDocs[];
