import type { ReactNode } from 'react';

import buttonStyles from '@site/src/css/smallButton.module.css';
import usePageData from '@site/src/content/hooks/usePageData';

import useStepsDone, { stepsDone } from './stepsDone';
import styles from './styles.module.css';

interface Props {
  /** Ids of the page's steps, separated by spaces. */
  readonly steps: string;
}

/** How many steps of a tutorial are done, inserted by `remarkSteps` ahead of them. */
export default function StepsProgress({ steps }: Props): ReactNode {
  const { route } = usePageData();
  const done = useStepsDone(route);
  const ids = steps.split(' ');
  const count = ids.filter((id) => done.includes(id)).length;
  return (
    <div className={styles.progress} data-search-ignore="">
      <span>
        {count} of {ids.length} steps done
      </span>
      {count > 0 && (
        <button type="button" className={buttonStyles.smallButton} onClick={() => stepsDone.clear(route)}>
          Clear
        </button>
      )}
    </div>
  );
}
