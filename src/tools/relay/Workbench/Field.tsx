import { type ReactNode, useId } from 'react';

import useExampleText from '@site/src/lib/hooks/useExampleText';

import toolFrame from '../../frame.module.css';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence on what is wrong with the value. */
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  /** Lines of the field; one line if absent. */
  readonly rows?: number;
  readonly numeric?: boolean;
  /** What it starts with, to be replaced as a whole. */
  readonly example?: string;
}

/** A labelled text field whose problem and hint are announced with it. */
export default function Field({
  label,
  value,
  onChange,
  problem,
  hint,
  rows,
  numeric,
  example = '',
}: Props): ReactNode {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const describedBy = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ');
  const shared = {
    ...useExampleText(example),
    id,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy || undefined,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    className: toolFrame.input,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input type="text" inputMode={numeric ? 'numeric' : 'text'} {...shared} />
      ) : (
        <textarea rows={rows} wrap="off" {...shared} />
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
