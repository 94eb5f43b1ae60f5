import { type ReactNode, useId } from 'react';
import clsx from 'clsx';

import buttonStyles from '@site/src/css/smallButton.module.css';
import useExampleText from '@site/src/lib/hooks/useExampleText';

import CopyButton from '../CopyButton';
import Scroller from '../Scroller';
import styles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  /** For example gwei, bytes, minutes. */
  readonly unit?: string;
  /** One line, read with the input; no controls. */
  readonly hint?: ReactNode;
  /** A button beside the input that fills it. */
  readonly action?: ReactNode;
  /** Why the value is invalid; also shown beside the results. */
  readonly problem?: string | undefined;
  /** Id of an element outside the field that describes the value. */
  readonly remarksId?: string;
}

/** Links an input to its label, hint and error. */
function Field({
  id,
  label,
  unit,
  hint,
  action,
  problem,
  wide,
  children,
}: FieldProps & { readonly id: string; readonly wide?: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {unit !== undefined && <span className={styles.unit}> ({unit})</span>}
      </label>
      {action === undefined ? (
        children
      ) : (
        <div className={styles.withAction}>
          {children}
          {action}
        </div>
      )}
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { hint, problem, remarksId }: FieldProps): string | undefined {
  const ids = [
    hint !== undefined && `${id}-hint`,
    problem !== undefined && `${id}-problem`,
    remarksId,
  ].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'datetime-local';
  /** Selects the keyboard on phones. */
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly code?: boolean;
  readonly wide?: boolean;
}

/** A single-line input. */
export function TextField(props: TextFieldProps): ReactNode {
  const { value, onChange, type = 'text', inputMode = 'decimal', code, problem } = props;
  const id = useId();
  return (
    <Field {...props} id={id}>
      <input
        id={id}
        className={clsx(styles.input, code && styles.code)}
        type={type}
        inputMode={type === 'text' ? inputMode : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** An input for a whole number. */
export function IntegerField(props: Omit<TextFieldProps, 'type' | 'inputMode'>): ReactNode {
  return <TextField {...props} inputMode="numeric" />;
}

/** A multi-line input. */
export function AreaField(
  props: FieldProps & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Initial value, selected on focus. */
    readonly example?: string;
    readonly rows?: number;
    /** Scroll long lines instead of wrapping. */
    readonly scrolls?: boolean;
  },
): ReactNode {
  const { value, onChange, example = '', rows = 4, scrolls = false, problem } = props;
  const id = useId();
  const exampleHandlers = useExampleText(example);
  return (
    <Field {...props} id={id} wide>
      <textarea
        id={id}
        className={clsx(styles.input, styles.code)}
        rows={rows}
        wrap={scrolls ? 'off' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.value)}
        {...exampleHandlers}
      />
    </Field>
  );
}

/** A drop-down list. */
export function SelectField<Value extends string>(
  props: FieldProps & {
    readonly value: Value;
    readonly options: readonly { readonly value: Value; readonly label: string }[];
    readonly onChange: (value: Value) => void;
  },
): ReactNode {
  const { value, options, onChange, problem } = props;
  const id = useId();
  return (
    <Field {...props} id={id}>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** As many inputs in a row as fit. */
export function FieldGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

/** A named group of inputs. */
export function FieldGroup({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}

/** Frame of a calculator: name, inputs, results. */
export function Calculator({
  title,
  example,
  children,
}: {
  readonly title: string;
  /** Names the source of the initial figures. */
  readonly example: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.calculator} aria-label={title}>
      <p className={styles.example}>{example}</p>
      <noscript>
        <p className={styles.example}>To calculate with your own figures, turn on JavaScript.</p>
      </noscript>
      <form onSubmit={(event) => event.preventDefault()}>{children}</form>
    </section>
  );
}

/** The result in one sentence, announced when it changes. */
export function Outcome({
  problem,
  children,
}: {
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div role="status" className={clsx(styles.outcome, problem !== undefined && styles.bad)}>
      {problem === undefined ? children : <p>{problem}</p>}
    </div>
  );
}

/** A figure, or the dash for none. */
function isFigure(cell: ReactNode): boolean {
  return typeof cell === 'string' && /^(?:\P{L}|e(?=[-−+]?\d))+$/u.test(cell);
}

/** A scrolling table; figures are right-aligned. */
export function FigureTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell is the row's header. */
  readonly rows: readonly (readonly ReactNode[])[];
}): ReactNode {
  const classes = head.map((_name, column) =>
    column > 0 && rows.every((cells) => isFigure(cells[column])) ? styles.figures : undefined,
  );
  return (
    <Scroller label={caption} className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" className={classes[column]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column} className={classes[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A value in code font with a copy button. */
export function CopyValue({ value, name }: { readonly value: string; readonly name: string }): ReactNode {
  return (
    <span className={styles.copyable}>
      <code>{value}</code> <CopyButton text={value} what={name} className={buttonStyles.smallButton} />
    </span>
  );
}

/** A button styled for calculators. */
export function ActionButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={buttonStyles.smallButton} onClick={onClick}>
      {children}
    </button>
  );
}
