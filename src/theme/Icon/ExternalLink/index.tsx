import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/ExternalLink';

/** As the theme's, with the role that its label needs: without one, some screen readers pass over it. */
export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label="(opens in new tab)"
      style={{ marginInlineStart: '0.3rem' }}
    >
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
