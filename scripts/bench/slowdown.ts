/**
 * How much slower than this machine the phone is that Lighthouse stands in for. Its fixed factor of 4 is right for a fast
 * desktop; on a slower machine it would stand for a slower phone, and the figures would say more about the machine than
 * about the pages. Lighthouse asks to calibrate it by the index that it measures itself:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */

/**
 * Index of the phone, a Moto G Power of 2022: the score that Chrome's developer tools calibrate their low-tier device to
 * (`lowScore` in front_end/panels/mobile_throttling/CalibrationController.ts).
 */
export const phoneIndex = 264;

/** Lighthouse's own factor. More than it would make a fast machine's figures worse than those others publish. */
export const usualSlowdown = 4;

/** The factor for a machine of that index, to a tenth: from 1, where it is no faster than the phone, to the usual 4. */
export function slowdownFor(index: number): number {
  const factor = Math.round((index / phoneIndex) * 10) / 10;
  return Math.min(usualSlowdown, Math.max(1, factor));
}
