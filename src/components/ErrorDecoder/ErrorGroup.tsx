import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {
  type ErrorGroup as Group,
  type KnownError,
  errorAnchor,
  errorTitle,
  requireErrorGroup,
} from '@site/src/data/errors';

import { useErrorFilter } from './ErrorIndex';
import { matches } from './filter';
import Prose from './Prose';
import styles from './styles.module.css';

/** By what an error is recognized, and who answers with it. */
export function Marks({ error }: { readonly error: KnownError }): ReactNode {
  return (
    <>
      {error.kind === 'custom' && (
        <>
          Selector <code>{error.selector}</code>,{' '}
        </>
      )}
      {error.kind === 'string' && <>Text of </>}
      {error.kind === 'rpc' && error.code !== undefined && (
        <>
          Code <code>{error.code}</code>
          {error.name !== undefined && error.text !== undefined && (
            <>
              , text <code>{error.text}</code>
            </>
          )}
          ,{' '}
        </>
      )}
      {error.contract}
    </>
  );
}

function Entry({ error, group }: { readonly error: KnownError; readonly group: Group }): ReactNode {
  const link = error.link ?? group.link;
  return (
    <>
      <Heading as="h3" id={errorAnchor(error)} className={styles.title}>
        {errorTitle(error)}
      </Heading>
      <p>
        <Prose text={error.meaning} /> <Prose text={error.cause} />
      </p>
      <p className={styles.marks}>
        <Marks error={error} />. See <Link to={link.to}>{link.label}</Link>.
      </p>
    </>
  );
}

interface Props {
  /** Id of a group in src/data/errors.json. */
  readonly id: string;
}

/** The errors of one group, each under a heading of its own so that links and search find it. */
export default function ErrorGroup({ id }: Props): ReactNode {
  const group = requireErrorGroup(id);
  const filter = useErrorFilter();
  const shown = group.errors.filter((error) => matches(error, filter));
  return (
    <>
      {shown.length === 0 && <p>No error of this group matches.</p>}
      {shown.map((error) => (
        <Fragment key={error.id}>
          <Entry error={error} group={group} />
        </Fragment>
      ))}
    </>
  );
}
