import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useTitleFormatter } from '@docusaurus/theme-common/internal';
import Metadata from '@theme-original/DocItem/Metadata';
import type MetadataType from '@theme/DocItem/Metadata';
import type { WrapperProps } from '@docusaurus/types';

import { longestTitleWithSite } from '@site/src/content/titles';

type Props = WrapperProps<typeof MetadataType>;

/** Adds the snapshot's name to the title, to tell tabs apart. */
export default function MetadataWrapper(props: Props): ReactNode {
  const { title } = useDoc().metadata;
  const { version, label } = useDocsVersion();
  const named = `${title} (${label})`;
  const withSite = useTitleFormatter().format(named);
  return (
    <>
      <Metadata {...props} />
      {version !== 'current' && !title.includes(label) && (
        <Head>
          <title>{withSite.length > longestTitleWithSite ? named : withSite}</title>
        </Head>
      )}
    </>
  );
}
