import type { ReactNode } from 'react';

import usePageData from '@site/src/content/hooks/usePageData';

import useStepsDone, { stepsDone } from './stepsDone';
import styles from './styles.module.css';

interface Props {
  /** Id of the step on its page. */
  readonly step: string;
  /** Its heading. */
  readonly name: string;
}

/** At the end of a step of a tutorial: a box to tick it off. `remarkSteps` puts it there; pages do not write it. */
export default function StepDone({ step, name }: Props): ReactNode {
  const { route } = usePageData();
  return (
    <div className={styles.step} data-search-ignore="">
      <label className={styles.label}>
        <input
          type="checkbox"
          aria-label={`Done: ${name}`}
          checked={useStepsDone(route).includes(step)}
          onChange={({ target }) => stepsDone.set(route, step, target.checked)}
        />
        Done
      </label>
    </div>
  );
}
