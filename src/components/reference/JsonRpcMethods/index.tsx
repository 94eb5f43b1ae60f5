import { Fragment, type ReactNode, useMemo } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';

import NoteText from '@site/src/ui/NoteText';
import Provenance from '@site/src/ui/Provenance';
import { type RpcSheet } from '@site/src/data/rpc-notes/types';
import { snapshotOfVersion } from '@site/src/data/snapshots';
import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import useCopy, { type Copying } from '@site/src/lib/hooks/useCopy';

import hasWords from '../../../ui/ReferenceEntry/hasWords';
import entryStyles from '../../../ui/ReferenceEntry/styles.module.css';
import { type MethodEntry, methodEntries, typeId, typeOf } from './entries';
import { useQuery } from './query';
import styles from './styles.module.css';

export interface JsonRpcMethodsProps {
  /**
   * A component's methods with our notes:
   *
   * import opNodeRpc from '@site/src/data/rpc-notes/op-node';
   *
   * <JsonRpcMethods sheet={opNodeRpc} namespace="optimism" />
   */
  readonly sheet: RpcSheet;
  /** Namespace in the facts; the page has the heading. */
  readonly namespace: string;
}

/**
 * Every method of a namespace. Headings have no wrapper, because search takes a heading and its following
 * siblings for a section.
 */
export default function JsonRpcMethods({ sheet, namespace }: JsonRpcMethodsProps): ReactNode {
  const { version } = useDocsVersion();
  const entries = useMemo(
    () => methodEntries(sheet, namespace, snapshotOfVersion(version)),
    [sheet, namespace, version],
  );
  const query = useQuery();
  const copying = useCopy();

  return (
    <>
      {entries.map((entry) => (
        <Method key={entry.id} entry={entry} hidden={!hasWords(entry.text, query)} copying={copying} />
      ))}
      <div data-search-ignore>
        <Provenance what="Methods" source={sheet.source} dataset="json-rpc" />
      </div>
      <span role="status" className={hiddenStyles.visuallyHidden} data-search-ignore>
        {copying.outcome}
      </span>
    </>
  );
}

function Method({
  entry,
  hidden,
  copying,
}: {
  readonly entry: MethodEntry;
  readonly hidden: boolean;
  readonly copying: Copying;
}): ReactNode {
  const { id, method, note, params, result, requires, since, commands } = entry;
  const errors = Object.entries(note.errors ?? {});
  return (
    <>
      <Heading as="h3" id={id} hidden={hidden} className={entryStyles.name}>
        <code>{method}</code>
      </Heading>
      <div className={entryStyles.entry} hidden={hidden}>
        <p>
          <NoteText note={note.note} />
        </p>
        <dl className={styles.facts}>
          {requires.length > 0 && (
            <Fact label="Requires">
              {requires.map(({ text, code }) => (
                <Fragment key={text}>{code ? <code>{text}</code> : `, ${text}`}</Fragment>
              ))}
            </Fact>
          )}
          {since && <Fact label="Since">{since}</Fact>}
          {params.length === 0 && <Fact label="Parameters">none</Fact>}
          {params.map((param, index) => (
            <Fact key={param.name} label={params.length === 1 ? 'Parameter' : `Parameter ${index + 1}`}>
              <code>{param.name}</code>, <Type text={param.type} />: <NoteText note={param.note} />
            </Fact>
          ))}
          <Fact label="Result">
            {result === null ? (
              <>
                <code>null</code>; no error means success.
              </>
            ) : (
              <Type text={result} />
            )}
            {note.result && (
              <>
                {result === null ? ' ' : ': '}
                <NoteText note={note.result} />
              </>
            )}
          </Fact>
        </dl>
        <Request commands={commands} method={method} copying={copying} />
        {errors.length > 0 && (
          <dl className={styles.errors}>
            {errors.map(([text, meaning]) => (
              <div key={text}>
                <dt>
                  <code>{text}</code>
                </dt>
                <dd>
                  <NoteText note={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A type, linked to its description if the page has one. */
export function Type({ text }: { readonly text: string }): ReactNode {
  const name = typeOf(text);
  if (name === undefined) return text;
  return (
    <>
      {text.slice(0, -name.length)}
      <a href={`#${typeId(name)}`}>
        <code>{name}</code>
      </a>
    </>
  );
}

function Request({
  commands,
  method,
  copying,
}: {
  readonly commands: MethodEntry['commands'];
  readonly method: string;
  readonly copying: Copying;
}): ReactNode {
  return commands.map(({ name, command }) => {
    const label = copying.text === command ? copying.outcome : `Copy ${name}`;
    return (
      <div key={name} className={styles.request}>
        {/* Focusable, since long commands scroll; no landmark, since there are many. */}
        <pre tabIndex={0} role="group" aria-label={`Example of ${method} with ${name}`}>
          <code>{command}</code>
        </pre>
        <button
          type="button"
          className={entryStyles.copy}
          aria-label={`${label} example of ${method}`}
          data-search-ignore=""
          onClick={() => copying.copy(command)}
        >
          {label}
        </button>
      </div>
    );
  });
}
