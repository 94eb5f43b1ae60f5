/**
 * How much slower Lighthouse's phone is than this machine. Lighthouse's fixed factor of 4 fits a fast
 * desktop; on a slower machine it would simulate a slower phone. Calibrated by Lighthouse's own index, as it
 * recommends:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */

/**
 * Index of the phone, a Moto G Power of 2022, to which Chrome's developer tools calibrate their low-tier
 * device (`lowScore` in front_end/panels/mobile_throttling/CalibrationController.ts).
 */
export const phoneIndex = 264;

/**
 * Lighthouse's default. A larger factor would make figures of fast machines worse than those others publish.
 */
export const usualSlowdown = 4;

/** The factor for a machine's index, to a tenth: from 1, for one no faster than the phone, to 4. */
export function slowdownFor(index: number): number {
  const factor = Math.round((index / phoneIndex) * 10) / 10;
  return Math.min(usualSlowdown, Math.max(1, factor));
}
