import { Fragment, type ReactNode, memo } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import NoteText from '@site/src/ui/NoteText';
import { releasesWith } from '@site/src/data/contractErrors';
import {
  type ErrorGroup as Group,
  type KnownError,
  errorAnchor,
  errorTitle,
  requireErrorGroup,
} from '@site/src/data/errors';

import { useFoundErrors } from './ErrorIndex';
import styles from './styles.module.css';

/** How an error is recognized, who returns it, and in which contract releases. */
export function Marks({ error }: { readonly error: KnownError }): ReactNode {
  // Releases are derived from ABIs; an error missing from those may still be thrown.
  const releases =
    error.kind === 'custom' && error.undeclared !== true ? releasesWith(error.signature) : undefined;
  return (
    <>
      {error.kind === 'custom' && (
        <>
          Selector <code>{error.selector}</code>
          {error.other_selectors?.map((selector) => (
            <Fragment key={selector}>
              , or by mistake <code>{selector}</code>
            </Fragment>
          ))}
          ,{' '}
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
      {releases !== undefined && <>, {releases}</>}
    </>
  );
}

/** Memoized, because there are hundreds and readers type quickly. */
const Entry = memo(function Entry({
  error,
  group,
  hidden,
}: {
  readonly error: KnownError;
  readonly group: Group;
  readonly hidden: boolean;
}): ReactNode {
  const link = error.link ?? group.link;
  return (
    <>
      <Heading as="h3" id={errorAnchor(error)} className={styles.title} hidden={hidden}>
        {errorTitle(error)}
      </Heading>
      <p hidden={hidden}>
        <NoteText note={error.meaning} /> <NoteText note={error.cause} />
      </p>
      <p className={styles.marks} hidden={hidden}>
        <Marks error={error} />. See <Link to={link.to}>{link.label}</Link>.
      </p>
    </>
  );
});

interface Props {
  /** Id of a group in src/data/errors.json. */
  readonly id: string;
}

/** The errors of one group, each under its own heading, for links and search. */
export default function ErrorGroup({ id }: Props): ReactNode {
  const group = requireErrorGroup(id);
  const found = useFoundErrors();
  const hidden = (error: KnownError): boolean => found !== undefined && !found.has(error);
  return (
    <>
      {group.errors.every(hidden) && <p>No error of this group matches.</p>}
      {group.errors.map((error) => (
        <Entry key={error.id} error={error} group={group} hidden={hidden(error)} />
      ))}
    </>
  );
}
