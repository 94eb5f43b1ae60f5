import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import NoteText from '@site/src/ui/NoteText';
import { CopyIconButton } from '@site/src/ui/CopyButton';
import Provenance from '@site/src/ui/Provenance';
import hiddenStyles from '@site/src/css/visuallyHidden.module.css';
import { type FlagSheet } from '@site/src/data/flag-notes/types';
import { snapshotOfVersion } from '@site/src/data/snapshots';
import useCopy, { type Copying } from '@site/src/lib/hooks/useCopy';

import EntryFilter from '../../../ui/ReferenceEntry/EntryFilter';
import EntryIndex from '../../../ui/ReferenceEntry/EntryIndex';
import hasWords from '../../../ui/ReferenceEntry/hasWords';
import entryStyles from '../../../ui/ReferenceEntry/styles.module.css';
import useHiddenTarget from '../../../lib/hooks/useHiddenTarget';
import { type Entry, type Fact, type RemovedEntry, entriesOf } from './entries';
import FlagChanges, { GoneFlags } from './FlagChanges';
import styles from './styles.module.css';
import { removedTitles } from './words';

export interface CliFlagsProps {
  /**
   * A program's flags with our notes. The page imports the sheet, so that its bundle contains no other
   * program:
   *
   * import opBatcher from '@site/src/data/flag-notes/op-batcher';
   *
   * <CliFlags sheet={opBatcher} />
   */
  readonly sheet: FlagSheet;
  /** A single group, under the page's own heading; by default all groups and removed flags. */
  readonly group?: string;
}

/**
 * Every flag of a program. Headings have no wrapper, because search takes a heading and its following
 * siblings for a section.
 */
export default function CliFlags({ sheet, group }: CliFlagsProps): ReactNode {
  const { version } = useDocsVersion();
  const entries = useMemo(() => entriesOf(sheet, snapshotOfVersion(version)), [sheet, version]);
  const groups =
    group === undefined ? entries.groups : entries.groups.filter(({ id }) => id === `flags-${group}`);
  if (group !== undefined && !sheet.groups.some(({ id }) => id === group)) {
    const known = sheet.groups.map(({ id }) => id).join(', ');
    throw new Error(`${sheet.file.component} has no group of flags "${group}". Known: ${known}.`);
  }

  const [query, setQuery] = useState('');
  const copying = useCopy();
  const matches = (entry: Entry): boolean => hasWords(entry.text, query);
  const all = groups.flatMap((each) => each.entries);
  const ids = new Map(
    // The first of two flags with the same name wins.
    entries.groups
      .flatMap((each) => each.entries)
      .reverse()
      .map(({ flag, id }) => [flag, id]),
  );

  useHiddenTarget(useCallback(() => setQuery(''), []));

  return (
    <>
      {group === undefined && <FlagChanges file={sheet.file} entries={entries} />}
      <EntryFilter
        noun="flags"
        query={query}
        onChange={setQuery}
        shown={all.filter(matches).length}
        total={all.length}
      />
      <EntryIndex
        label={`Flags of ${sheet.file.component}`}
        groups={groups.map(({ title, entries: listed }) => ({
          title,
          entries: listed.map((entry) => ({ id: entry.id, name: entry.flag, hidden: !matches(entry) })),
        }))}
      />
      {groups.map((each) => {
        const none = !each.entries.some(matches);
        return (
          <Fragment key={each.id}>
            {group === undefined && (
              <Heading as="h2" id={each.id} hidden={none}>
                {each.title}
              </Heading>
            )}
            {each.intro && (
              <p hidden={none}>
                <NoteText note={each.intro} ids={ids} />
              </p>
            )}
            {each.entries.map((entry) => (
              <Row key={entry.id} entry={entry} ids={ids} hidden={!matches(entry)} copying={copying} />
            ))}
          </Fragment>
        );
      })}
      {group === undefined && (
        <>
          {entries.changes && <GoneFlags changes={entries.changes} ids={ids} />}
          <Removed
            id="flags-removed-later"
            title={removedTitles.later}
            flags={entries.removedLater}
            ids={ids}
          />
          <Removed id="flags-removed" title={removedTitles.before} flags={entries.removed} ids={ids} />
        </>
      )}
      <div data-search-ignore>
        <Provenance
          what="Flags"
          source={{ ...sheet.file.source, tag: sheet.file.release_tag ?? sheet.file.source.tag }}
          dataset={sheet.snapshot === undefined ? `cli-flags/${sheet.file.component}` : undefined}
        />
      </div>
      <span role="status" className={hiddenStyles.visuallyHidden} data-search-ignore>
        {copying.outcome}
      </span>
    </>
  );
}

function Row({
  entry,
  ids,
  hidden,
  copying,
}: {
  readonly entry: Entry;
  readonly ids: ReadonlyMap<string, string>;
  readonly hidden: boolean;
  readonly copying: Copying;
}): ReactNode {
  const { id, flag, note, facts } = entry;
  return (
    <>
      <Heading as="h3" id={id} hidden={hidden} className={clsx(entryStyles.name, styles.name)}>
        <code>{flag}</code>
      </Heading>
      <span hidden={hidden}>
        <CopyIcon text={flag} copying={copying} />
      </span>
      <div className={entryStyles.entry} hidden={hidden}>
        <p>
          <NoteText note={note} ids={ids} />
        </p>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={clsx(marked.includes(fact.label) && styles.mark)}>
              <dt>{fact.label}</dt>
              <dd>
                <Values fact={fact} ids={ids} copying={copying} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** Labels of facts about changes. */
const marked = ['New', 'Changed'];

function Values({
  fact,
  ids,
  copying,
}: {
  readonly fact: Fact;
  readonly ids: ReadonlyMap<string, string>;
  readonly copying: Copying;
}): ReactNode {
  return fact.values.map(({ text, code }, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      {code ? <code>{text}</code> : <NoteText note={text} ids={ids} />}
      {fact.copied && <CopyIcon text={text} copying={copying} />}
    </Fragment>
  ));
}

/** An icon with its outcome beside it, which the page also announces. */
function CopyIcon({ text, copying }: { readonly text: string; readonly copying: Copying }): ReactNode {
  return (
    <>
      <CopyIconButton text={text} what={text} copying={copying} />
      {copying.text === text && (
        <span className={styles.outcome} aria-hidden data-search-ignore="">
          {copying.outcome}
        </span>
      )}
    </>
  );
}

function Removed({
  id,
  title,
  flags,
  ids,
}: {
  readonly id: string;
  readonly title: string;
  readonly flags: readonly RemovedEntry[];
  readonly ids: ReadonlyMap<string, string>;
}): ReactNode {
  if (flags.length === 0) return null;
  return (
    <>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul>
        {flags.map(({ name, lastVersion, replacement }) => (
          <li key={name}>
            <code>--{name}</code>, last in {lastVersion}
            {replacement && (
              <>
                {': '}
                <NoteText note={replacement} ids={ids} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
