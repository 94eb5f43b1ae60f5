import type { ReactNode } from 'react';
import clsx from 'clsx';

import { type Drawing, sizes } from './drawing';
import styles from './styles.module.css';

/** Radius of a step's number; width and length of an arrowhead. */
const RADIUS = 9;
const HEAD = { half: 4.5, length: 7 } as const;

interface Props {
  readonly drawing: Drawing;
  readonly label: string;
  /** Index of the highlighted step. */
  readonly current: number;
  readonly onChoose: (step: number) => void;
}

/** Actors, and the steps between them. Pressing a column chooses its step. */
export default function Picture({ drawing, label, current, onChoose }: Props): ReactNode {
  const { width, height, places, lines, columns } = drawing;
  const shown = columns[current];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${Math.round(width * 1.15)}px` }}
      role="img"
      aria-label={label}
    >
      {shown && (
        <rect
          className={styles.column}
          x={shown.x - sizes.column / 2}
          width={sizes.column}
          height={height}
          rx={4}
        />
      )}
      {places.map(({ name, y }) => (
        <g key={name}>
          {y > 0 && <line className={styles.border} x2={width} y1={y} y2={y} />}
          <text className={styles.place} y={y + 14}>
            {name}
          </text>
        </g>
      ))}
      {lines.map((line) => (
        <g
          key={line.actor.id}
          className={clsx((shown?.from === line || shown?.to === line) && styles.active)}
        >
          <text className={styles.actor} y={line.y + 4.5 - (line.label.length - 1) * 6.5}>
            {line.label.map((part, index) => (
              <tspan key={index} x={0} dy={index === 0 ? 0 : 13}>
                {part}
              </tspan>
            ))}
          </text>
          <line className={styles.line} x1={sizes.label} x2={width} y1={line.y} y2={line.y} />
        </g>
      ))}
      {columns.map(({ x, from, to }, index) => {
        const down = to.y > from.y ? 1 : -1;
        return (
          <g key={index} className={clsx(index === current && styles.active)}>
            {from !== to && (
              <>
                <line
                  className={styles.arrow}
                  x1={x}
                  x2={x}
                  y1={from.y + down * RADIUS}
                  y2={to.y - down * HEAD.length}
                />
                <path
                  className={styles.head}
                  d={`M${x} ${to.y}l${-HEAD.half} ${-down * HEAD.length}h${2 * HEAD.half}z`}
                />
              </>
            )}
            <circle className={styles.number} cx={x} cy={from.y} r={RADIUS} />
            <text className={styles.digit} x={x} y={from.y + 4}>
              {index + 1}
            </text>
            <rect
              className={styles.press}
              x={x - sizes.column / 2}
              width={sizes.column}
              height={height}
              onClick={() => onChoose(index)}
            />
          </g>
        );
      })}
    </svg>
  );
}
