import { type ReactNode, useId, useState } from 'react';
import Link from '@docusaurus/Link';

import { AreaField } from '@site/src/ui/fields';
import NoteText from '@site/src/ui/NoteText';
import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { unexplainedErrors } from '@site/src/data/contractErrors';
import { contractEvents } from '@site/src/data/contractEvents';
import { errorAnchor, errorGroups, errorTitle } from '@site/src/data/errors';
import { logLines } from '@site/src/data/logLines';
import { type Finding, decode } from '@site/src/tools/errors/decode';
import { eventsIn } from '@site/src/tools/errors/topics';

import toolFrame from '../../frame.module.css';
import { Marks } from './ErrorGroup';
import styles from './styles.module.css';

/** Shown before anything is pasted: the commonest error of a manual relay. */
const example =
  'Error: Failed to estimate gas: server returned an error response: error code 3: execution reverted: custom error 0xe3c00816, data: "0xe3c00816"';

const known = [...errorGroups, unexplainedErrors(errorGroups)];

function Result({ finding }: { readonly finding: Finding }): ReactNode {
  const { error, group, arguments: values } = finding;
  const link = error.link ?? group.link;
  return (
    <li>
      <p className={styles.found}>
        <code>{errorTitle(error)}</code>
      </p>
      <p>
        <NoteText note={error.meaning} /> <NoteText note={error.cause} />
      </p>
      {values.length > 0 && (
        <dl className={styles.arguments}>
          {values.map(({ name, type, value }) => (
            <div key={name}>
              <dt>
                {name} <code>{type}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.marks}>
        <Marks error={error} />. Next: <Link to={link.to}>{link.label}</Link>, or{' '}
        <a href={`#${errorAnchor(error)}`}>the entry in the list</a>.
      </p>
    </li>
  );
}

/**
 * Identifies the errors in a pasted text, with their meaning and links. Runs in the page; nothing is sent.
 */
function ErrorDecoder(): ReactNode {
  const remarksId = useId();
  const [text, setText] = useState(example);
  const events = eventsIn(text, contractEvents);
  const { findings, lines, remarks } = decode(text, known, logLines);
  return (
    <div className={toolFrame.tool}>
      <AreaField
        label="Selector, revert data, JSON-RPC error or log line"
        value={text}
        onChange={setText}
        example={example}
        remarksId={remarksId}
      />
      <noscript>
        <p className={styles.hint}>
          Decoding needs JavaScript. The result below is an example; the list further down is complete.
        </p>
      </noscript>
      <p className={styles.buttons}>
        <button type="button" className="button button--secondary button--sm" onClick={() => setText('')}>
          Clear
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setText(example)}
        >
          Example
        </button>
      </p>
      <div aria-live="polite">
        <div id={remarksId}>
          {remarks.map((remark) => (
            <p key={remark} className={styles.remark}>
              {remark}
            </p>
          ))}
        </div>
        {events.map(({ signature, contracts }) => (
          <p key={signature} className={styles.remark}>
            The text contains the topic of an event, not an error: <code>{signature}</code> of{' '}
            {contracts.map(({ contract }) => contract).join(', ')}.
          </p>
        ))}
        {findings.length > 0 && (
          <>
            <p className={styles.count}>
              {findings.length === 1 ? 'One error:' : `${findings.length} errors:`}
            </p>
            <ul className={styles.findings}>
              {findings.map((finding) => (
                <Result key={finding.error.id} finding={finding} />
              ))}
            </ul>
          </>
        )}
        {lines.length > 0 && (
          <>
            <p className={styles.count}>Explained on this site:</p>
            <ul className={styles.findings}>
              {lines.map(({ text: line, to, label }) => (
                <li key={to}>
                  <p>
                    <code>{line}</code>: <Link to={to}>{label}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

export default withToolBoundary('error decoder', ErrorDecoder);
