import type { ReactNode } from 'react';

import usePageData from '@site/src/content/hooks/usePageData';

import useStepsDone, { stepsDone } from './stepsDone';
import styles from './styles.module.css';

interface Props {
  readonly step: string;
  readonly name: string;
}

/** Checkbox at the end of a tutorial step, inserted by `remarkSteps`. */
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
