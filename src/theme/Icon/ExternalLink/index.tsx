import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/ExternalLink';

/** A copy of the theme's icon (3.10.2) with a role, without which some screen readers skip its label. */
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
