import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import fields from '@generated/page-metadata/default/front-matter-fields.json';

import { type TagKind, tagRoute } from '@site/src/content/tagRoute';
import { tagKinds } from '@site/src/content/tags';

import MarkdownTable from '../../ui/MarkdownTable';
import TableHead from '../../ui/DataTable/TableHead';

interface Props {
  readonly of: 'fields' | TagKind;
}

function Row({
  id,
  href,
  text,
}: {
  readonly id: string;
  readonly href?: string;
  readonly text: string;
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code>{href === undefined ? id : <Link to={href}>{id}</Link>}</code>
      </th>
      <td>{text}</td>
    </tr>
  );
}

/** For contributors: front-matter fields and their allowed values, from the source the checks use. */
export default function Vocabulary({ of }: Props): ReactNode {
  return (
    // Search finds tags on their pages.
    <MarkdownTable data-unsearched={of === 'fields' ? undefined : ''}>
      <TableHead columns={[of === 'fields' ? 'Field' : 'Id', 'Meaning']} />
      <tbody>
        {of === 'fields'
          ? fields.map(({ field, description }) => <Row key={field} id={field} text={description} />)
          : Object.entries(tagKinds[of].tags).map(([id, { description }]) => (
              <Row key={id} id={id} href={tagRoute(of, id)} text={description} />
            ))}
      </tbody>
    </MarkdownTable>
  );
}
