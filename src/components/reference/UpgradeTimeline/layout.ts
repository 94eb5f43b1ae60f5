/** Geometry of the timeline, in drawing units. */
import { activationTime, networkUpgrades, type UpgradesFile } from '@site/src/data/upgrades';

/** Size, margins, and heights of the two networks. */
export const drawing = { width: 960, height: 310, left: 112, right: 40, sepolia: 92, mainnet: 204 } as const;

/** Times of an upgrade on both networks. */
export interface Span {
  readonly name: string;
  /** Unix seconds. */
  readonly sepolia: number;
  readonly mainnet: number;
}

/** Network upgrades with separate times on both networks, oldest first. */
export function spans(upgrades?: UpgradesFile): readonly Span[] {
  return networkUpgrades(upgrades).flatMap((upgrade) => {
    const sepolia = activationTime(upgrade, 'op_sepolia');
    const mainnet = activationTime(upgrade, 'op_mainnet');
    return sepolia && mainnet
      ? [{ name: upgrade.name, sepolia: sepolia.timestamp, mainnet: mainnet.timestamp }]
      : [];
  });
}

/** Starts of years and half-years around a period. */
export function ticks(from: number, to: number): readonly number[] {
  const list: number[] = [];
  const first = new Date(from * 1000).getUTCFullYear();
  for (let half = 0; ; half += 1) {
    const time = Date.UTC(first + Math.floor(half / 2), half % 2 === 0 ? 0 : 6) / 1000;
    list.push(time);
    if (time > to) break;
  }
  const before = list.filter((time) => time <= from).length;
  return list.slice(Math.max(before - 1, 0));
}

/** Maps times to positions between the edges. */
export function scale(from: number, to: number): (time: number) => number {
  const width = drawing.width - drawing.left - drawing.right;
  return (time) => drawing.left + ((time - from) / (to - from)) * width;
}
