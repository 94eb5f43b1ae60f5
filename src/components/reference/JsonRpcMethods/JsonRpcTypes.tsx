import { type ReactNode } from 'react';
import Heading from '@theme/Heading';

import { type RpcComponent } from '@site/src/data/jsonRpc';
import NoteText from '@site/src/ui/NoteText';
import entryStyles from '../../../ui/ReferenceEntry/styles.module.css';
import { describedTypes, typeId } from './entries';
import { Type } from '.';
import styles from './styles.module.css';

/** Parameter and result types of the page's methods. */
export default function JsonRpcTypes({
  components,
}: {
  /** Components on the page. */
  readonly components: readonly RpcComponent[];
}): ReactNode {
  return (
    <>
      {describedTypes(components).flatMap(({ name, note, fields }) => [
        <Heading key={name} as="h3" id={typeId(name)} className={entryStyles.name}>
          <code>{name}</code>
        </Heading>,
        <div key={`${name} fields`} className={entryStyles.entry}>
          <p>
            <NoteText note={note} />
          </p>
          {fields.length > 0 && (
            <dl className={styles.facts}>
              {fields.map((field) => (
                <div key={field.name}>
                  <dt>
                    <code>{field.name}</code>
                  </dt>
                  <dd>
                    <Type text={field.type} />
                    {field.optional && ', may be absent'}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>,
      ])}
    </>
  );
}
