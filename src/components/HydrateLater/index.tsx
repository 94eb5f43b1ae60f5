import {
  type ComponentType,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useEffect,
  useContext,
  useRef,
  useState,
} from 'react';
import { Context as IsBrowser } from '@docusaurus/core/lib/client/browserContext';

import styles from './styles.module.css';
import { nextTurn, turnsTaken } from './turns';

type Props = PropsWithChildren<{
  /** Class of the element around the part. Without one it has no box, and the layout is that of what is inside. */
  readonly className?: string;
  /** Whether search leaves the part out. */
  readonly unsearched?: boolean;
}>;

/** On the way from page to page, and while pages are built, there is nothing to wait for. */
const isBuilding = typeof document === 'undefined';

/**
 * One element, which is all that Preact can find again later. It is laid out at the latest when it has been taken over.
 * What asks whether it is in a browser is first told what it was told in the build, however late that is: attributes
 * that differ at that moment would stay as they were.
 */
function Part({ children, className = styles.boxless, unsearched }: Props): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const isBrowser = useContext(IsBrowser);
  const [taken, setTaken] = useState(() => !isBuilding && turnsTaken());
  useEffect(() => {
    if (styles.later) part.current?.classList.remove(styles.later);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is outside of React is this very rendering
    setTaken(true);
  }, []);
  return (
    <IsBrowser.Provider value={isBrowser && taken}>
      <div
        ref={part}
        className={`${styles.later} ${className}`}
        data-unsearched={unsearched === true ? '' : undefined}
      >
        {children}
      </div>
    </IsBrowser.Provider>
  );
}

/**
 * Takes over a part of a page that opens in a task of its own, so that the parts of the page do not keep the
 * reader waiting together. The part stands there as HTML meanwhile, and is laid out where it is in sight.
 */
export default function HydrateLater(props: Props): ReactNode {
  const [InTurn] = useState<ComponentType<Props>>(() =>
    isBuilding || turnsTaken() ? Part : lazy(() => nextTurn().then(() => ({ default: Part }))),
  );
  return InTurn === Part ? (
    <Part {...props} />
  ) : (
    <Suspense fallback={null}>
      <InTurn {...props} />
    </Suspense>
  );
}
