import { type ReactNode } from 'react';

import { type DataFiles } from '@site/src/data/files';
import { upgradesFile } from '@site/src/data/upgrades';

import Provenance from '../../../ui/Provenance';
import Scroller from '../../../ui/Scroller';
import { activationNetworkNames as names } from '../Upgrades/words';
import { drawing, scale, type Span, spans, ticks } from './layout';
import styles from './styles.module.css';

const day = 24 * 60 * 60;

function dayOf(timestamp: number): string {
  return new Date(timestamp * 1000).toISOString().slice(0, 10);
}

/** The picture in a sentence, for screen readers. */
function description(list: readonly Span[]): string {
  const each = list.map(({ name, sepolia, mainnet }) => `${name} on ${dayOf(sepolia)} and ${dayOf(mainnet)}`);
  return `Activation of network upgrades on ${names.op_sepolia} and ${names.op_mainnet}: ${each.join('; ')}.`;
}

/** Network upgrades on a time axis: Sepolia above, mainnet below, lines between the two dates. */
export default function UpgradeTimeline({
  upgrades = upgradesFile,
}: Partial<Pick<DataFiles, 'upgrades'>>): ReactNode {
  const list = spans(upgrades);
  const moments = list.flatMap(({ sepolia, mainnet }) => [sepolia, mainnet]);
  const marks = ticks(Math.min(...moments), Math.max(...moments));
  const place = scale(marks[0] ?? 0, marks.at(-1) ?? 1);
  const { width, height, left, right, sepolia: top, mainnet: bottom } = drawing;
  return (
    <>
      <Scroller label="Timeline of upgrades" className={styles.scroll}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={description(list)}
        >
          {marks.map((time) => (
            <g key={time}>
              <line className={styles.tick} x1={place(time)} x2={place(time)} y1={20} y2={height - 34} />
              <text className={styles.axis} x={place(time)} y={height - 14} textAnchor="middle">
                {dayOf(time).slice(0, 7)}
              </text>
            </g>
          ))}
          {(
            [
              [names.op_sepolia, top],
              [names.op_mainnet, bottom],
            ] as const
          ).map(([name, y]) => (
            <g key={name}>
              <line className={styles.lane} x1={left - 8} x2={width - right + 8} y1={y} y2={y} />
              <text className={styles.network} x={0} y={y + 5}>
                {name}
              </text>
            </g>
          ))}
          {list.map(({ name, sepolia, mainnet }, index) => {
            const days = Math.round((mainnet - sepolia) / day);
            // Neighboring names alternate in height to avoid overlap.
            const raise = (index % 3) * 17;
            return (
              <g key={name}>
                <line className={styles.lead} x1={place(sepolia)} x2={place(mainnet)} y1={top} y2={bottom} />
                <circle className={styles.point} cx={place(sepolia)} cy={top} r={6} />
                <circle className={styles.point} cx={place(mainnet)} cy={bottom} r={6} />
                <text className={styles.name} x={place(sepolia)} y={top - 18 - raise} textAnchor="middle">
                  {name}
                </text>
                <text className={styles.name} x={place(mainnet)} y={bottom + 24 + raise} textAnchor="middle">
                  {name}
                </text>
                {days > 0 && (
                  <text
                    className={styles.days}
                    x={(place(sepolia) + place(mainnet)) / 2 + 4}
                    y={(top + bottom) / 2 + (index % 2 === 0 ? -6 : 12)}
                  >
                    {days} d
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </Scroller>
      <Provenance what="Times" source={upgrades.source} dataset="upgrades" />
    </>
  );
}
