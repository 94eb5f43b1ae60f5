import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import NavbarNavLink, { type Props as LinkProps } from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';

import { useVersionLinks } from '@site/src/content/hooks/useVersionLinks';
import { changesRoute } from '@site/src/content/versions/routes';

import styles from './styles.module.css';

interface MenuProps {
  readonly shown: string;
  readonly items: readonly LinkProps[];
}

/** A disclosure button. The theme's is a link without target that ignores Escape. */
function VersionMenu({ shown, items }: MenuProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={frame}
      className={clsx('navbar__item', 'dropdown', 'dropdown--right', open && 'dropdown--show')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link', styles.button)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.what}>Version: </span>
        {shown}
      </button>
      <ul id={id} className="dropdown__menu" onClick={() => setOpen(false)}>
        {items.map((item, at) => (
          <li key={at}>
            <NavbarNavLink className="dropdown__link" activeClassName="dropdown__link--active" {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Links to the page in other versions and to what changed. Replaces the theme's
 * (3.10.2), which searches all pages, with `useVersionLinks`.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  className,
  position,
}: Props): ReactNode {
  const { links, comparison } = useVersionLinks();
  const shown = links.find(({ active }) => active) ?? links[0];
  const items = [
    ...links.map(({ label, href, active }) => ({ label, to: href, isActive: () => active })),
    {
      label: `What changed ${comparison ? 'on this page' : 'between them'}`,
      to: comparison ?? changesRoute,
    },
  ];
  return mobile ? (
    <DropdownNavbarItem className={className} position={position} mobile label="Versions" items={items} />
  ) : (
    <VersionMenu shown={shown?.label ?? ''} items={items} />
  );
}
