import {
  Children,
  Fragment,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';

import buttonStyles from '@site/src/css/smallButton.module.css';
import hidden from '@site/src/css/visuallyHidden.module.css';

import { type Actor, drawSteps, stepByKey } from './drawing';
import Picture from './Picture';
import Step, { type StepProps } from './Step';
import styles from './styles.module.css';

interface Props {
  /** For example "The life of a deposit". */
  readonly title: string;
  /** In the order of the picture. */
  readonly actors: readonly Actor[];
  /** Two or more `<Step>`, in order. */
  readonly children: ReactNode;
}

const isStep = (child: ReactNode): child is ReactElement<StepProps> =>
  isValidElement(child) && child.type === Step;

/** Actors, functions and duration. */
function Facts({ step, nameOf }: { step: StepProps; nameOf: (id: string) => string }): ReactNode {
  return (
    <p className={styles.facts}>
      {nameOf(step.from)}
      {step.to !== undefined && ` → ${nameOf(step.to)}`}
      {[step.code ?? []].flat().map((code, index) => (
        <Fragment key={code}>
          {index === 0 ? ' · ' : ', '}
          <code>{code}</code>
        </Fragment>
      ))}
      {step.time !== undefined && ` · ${step.time}`}
    </p>
  );
}

/**
 * A process as a numbered list beside a picture of its actors. In a browser readers go step by step; the list
 * keeps its height, so nothing below moves.
 */
export default function Walkthrough({ title, actors, children }: Props): ReactNode {
  const steps = Children.toArray(children)
    .filter(isStep)
    .map(({ props }) => props);
  if (steps.length < 2) throw new Error(`<Walkthrough title="${title}"> needs two or more <Step>.`);
  const drawing = drawSteps(actors, steps);
  const nameOf = (id: string): string => actors.find((actor) => actor.id === id)?.name ?? id;
  const [current, setCurrent] = useState(0);
  const [allShown, setAllShown] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const id = useId();

  const go = (to: number): void => {
    if (to < 0 || to >= steps.length) return;
    setCurrent(to);
    // Without blanks, words of two paragraphs would be one.
    const paragraphs = [...(list.current?.children[to]?.children ?? [])].map(
      ({ textContent }) => textContent,
    );
    setSaid(`Step ${to + 1} of ${steps.length}. ${paragraphs.join(' ')}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = stepByKey(event.key, current, steps.length);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  return (
    <figure className={styles.walkthrough} aria-labelledby={id} onKeyDown={onKeyDown}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={clsx(styles.frame, allShown && styles.all)}>
        <div className={styles.drawing} data-search-ignore="">
          <Picture
            drawing={drawing}
            label={`${steps.length} steps between ${actors.map(({ name }) => name).join(', ')}, described in words in the list.`}
            current={current}
            onChoose={go}
          />
        </div>
        <div className={styles.controls} data-search-ignore="">
          <span className={styles.position}>
            {current + 1} of {steps.length}
          </span>
          <button
            type="button"
            className={buttonStyles.smallButton}
            aria-disabled={current === 0}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => go(current - 1)}
          >
            Previous
          </button>
          <button
            type="button"
            className={buttonStyles.smallButton}
            aria-disabled={current === steps.length - 1}
            aria-keyshortcuts="ArrowRight"
            onClick={() => go(current + 1)}
          >
            Next
          </button>
          <button
            type="button"
            className={buttonStyles.smallButton}
            aria-pressed={allShown}
            onClick={() => setAllShown(!allShown)}
          >
            All steps
          </button>
          <span role="status" className={hidden.visuallyHidden}>
            {said}
          </span>
        </div>
        <ol ref={list} className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index} aria-current={index === current ? 'step' : undefined}>
              <p className={styles.what}>
                <strong>{step.title}</strong>
              </p>
              <Facts step={step} nameOf={nameOf} />
              {step.children}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
