import type { ComponentType, ReactNode } from 'react';

import ToolBoundary from './index';

/**
 * A tool that cannot take its page with it when it fails.
 *
 * @param name what a reader would call the tool: "fee calculator"
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
