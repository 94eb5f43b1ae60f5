import type { ComponentType, ReactNode } from 'react';

import ToolBoundary from './index';

/**
 * Wraps a tool in an error boundary.
 *
 * @param name such as "fee calculator"
 */
export default function withToolBoundary<Props extends object>(
  name: string,
  Tool: ComponentType<Props>,
): ComponentType<Props> {
  return function BoundedTool(props: Props): ReactNode {
    return (
      <ToolBoundary name={name}>
        <Tool {...props} />
      </ToolBoundary>
    );
  };
}
