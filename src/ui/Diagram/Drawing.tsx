import { type ReactNode, useEffect, useState } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import {
  MermaidContainerClassName,
  useMermaidConfig,
  useMermaidRenderResult,
} from '@docusaurus/theme-mermaid/client';

import { colors, drawnWidth, fullWidth, layout, rules } from './drawing';
import Enlarged from './Enlarged';
import wrapLabels from './wrapLabels';

interface Props {
  /** Mermaid source. */
  readonly value: string;
  readonly label: string;
  readonly name: string;
  readonly enlarged: boolean;
  readonly onDrawn: () => void;
  readonly onClose: () => void;
}

/** A diagram as Mermaid draws it, in the reader's theme; nothing until it is drawn. */
export default function Drawing({ value, label, name, enlarged, onDrawn, onClose }: Props): ReactNode {
  const { colorMode } = useColorMode();
  const base = useMermaidConfig();
  // Mermaid redraws whenever the object changes.
  const [configs] = useState(() => {
    const configOf = (themeVariables: typeof colors.light) => ({
      ...base,
      ...layout,
      theme: 'base' as const,
      themeVariables,
      themeCSS: rules(themeVariables),
    });
    return { light: configOf(colors.light), dark: configOf(colors.dark) };
  });
  const result = useMermaidRenderResult({ text: wrapLabels(value), config: configs[colorMode] });
  const drawn = result !== null;
  useEffect(() => {
    if (drawn) onDrawn();
  }, [drawn, onDrawn]);
  if (result === null) return null;
  const picture = (
    <div
      role="img"
      aria-label={label}
      className={MermaidContainerClassName}
      style={{ minWidth: (enlarged ? fullWidth : drawnWidth)(result.svg) }}
      dangerouslySetInnerHTML={{ __html: result.svg }}
    />
  );
  // Never both: ids inside a drawing must be unique on a page.
  return enlarged ? (
    <Enlarged name={name} onClose={onClose}>
      {picture}
    </Enlarged>
  ) : (
    picture
  );
}
