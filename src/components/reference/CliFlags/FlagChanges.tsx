import { Fragment, type ReactNode } from 'react';
import Heading from '@theme/Heading';

import MarkdownTable from '@site/src/ui/MarkdownTable';
import NoteText from '@site/src/ui/NoteText';
import { codeClass } from '@site/src/lib/unbroken';
import { versionOfTag } from '@site/src/data/cliFlags';
import { type FlagSheet } from '@site/src/data/flag-notes/types';
import { commitDay } from '@site/src/data/provenance';
import { type Changes } from './changes';
import { type Entries, type Entry } from './entries';
import { goneTitle } from './words';

/** Above a list of flags: its release, and what changed since the one before. */
export default function FlagChanges({
  file,
  entries,
}: {
  readonly file: FlagSheet['file'];
  readonly entries: Entries;
}): ReactNode {
  const { changes } = entries;
  const tag = 'release_tag' in file ? file.release_tag : undefined;
  if (tag === undefined || (changes === undefined && 'snapshot_tags' in file)) return null;
  const all = entries.groups.flatMap((group) => group.entries);
  const added = all.filter(({ change }) => change === 'new');
  const changed = all.filter(({ change }) => change === 'changed');
  return (
    <>
      <p>
        The {all.length} flags of <code>{file.component}</code> {versionOfTag(tag)}, from its commit of{' '}
        <time dateTime={file.source.commit_date}>{commitDay(file.source)}</time>.
        {changes && (
          <>
            {' '}
            Compared with {changes.baseline} of {changes.day}, {count(added.length, 'is', 'are')} new,{' '}
            {count(changed.length, 'has', 'have')} changed, and{' '}
            {changes.gone.length > 0 ? (
              <a href="#flags-gone">{count(changes.gone.length, 'was', 'were')} removed</a>
            ) : (
              'none was removed'
            )}
            .
          </>
        )}
      </p>
      <Links label="New" entries={added} />
      <Links label="Changed" entries={changed} />
    </>
  );
}

function count(number: number, one: string, several: string): string {
  return number === 0 ? `none ${one}` : `${number} ${number === 1 ? one : several}`;
}

function Links({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly Entry[];
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <p data-search-ignore>
      {label}:{' '}
      {entries.map(({ id, flag, command }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`}>
            <code>
              {command !== undefined && `${command} `}
              <span className={codeClass(flag)}>{flag}</span>
            </code>
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Removed flags. */
export function GoneFlags({
  changes: { gone, baseline },
  ids,
}: {
  readonly changes: Changes;
  readonly ids: ReadonlyMap<string, string>;
}): ReactNode {
  if (gone.length === 0) return null;
  const title = goneTitle({ baseline });
  const dated = gone.some(({ lastVersion }) => lastVersion !== undefined);
  return (
    <>
      <Heading as="h2" id="flags-gone">
        {title}
      </Heading>
      <MarkdownTable label={title} className="cards" role="table">
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              Flag
            </th>
            {dated && (
              <th scope="col" role="columnheader">
                Last in
              </th>
            )}
            {dated && (
              <th scope="col" role="columnheader">
                Default
              </th>
            )}
            <th scope="col" role="columnheader">
              Replacement
            </th>
          </tr>
        </thead>
        <tbody>
          {gone.map((each) => (
            <tr key={each.flag} role="row">
              <td role="cell">
                <code className={codeClass(each.flag)}>{each.flag}</code>
              </td>
              {dated && (
                <td role="cell" data-label="Last in">
                  {each.lastVersion}
                </td>
              )}
              {dated && (
                <td role="cell" data-label="Default">
                  {each.default === undefined || each.default === 'unset' ? (
                    'unset'
                  ) : (
                    <code>{each.default}</code>
                  )}
                </td>
              )}
              <td role="cell" data-label="Replacement">
                {each.instead === undefined ? 'nothing' : <NoteText note={each.instead} ids={ids} />}
              </td>
            </tr>
          ))}
        </tbody>
      </MarkdownTable>
    </>
  );
}
