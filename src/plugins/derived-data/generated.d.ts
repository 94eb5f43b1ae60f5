/** The chains in short. Written by `index.ts`, as is the other file. */
declare module '@generated/derived-data/default/chain-list.json' {
  import type { ChainListFile } from '@site/src/data/chainList';

  const file: ChainListFile;
  export default file;
}

/** The details of the chain that pages assume. */
declare module '@generated/derived-data/default/default-details.json' {
  import type { ChainDetails } from '@site/src/data/chainDetails';

  const file: ChainDetails;
  export default file;
}
