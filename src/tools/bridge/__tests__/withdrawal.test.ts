import { execFileSync } from 'node:child_process';

import { standardParams } from '@site/src/data/contracts';
import { protocolParams } from '@site/src/data/protocolParams';
import {
  delaysOf,
  durationSeconds,
  parseUtcInput,
  spellDuration,
  withdrawalSteps,
  type WithdrawalInput,
} from '@site/src/tools/bridge/withdrawal';
import { formatUtc } from '@site/src/lib/time';
import { unwrap } from '../../../../tests/support/result';

import { root } from '../../../../tests/support/repository';

const DAY = 86_400;
const standardDelays = delaysOf(protocolParams.proofs);
const start = Date.parse('2025-06-10T12:00:00Z') / 1000;
const input: WithdrawalInput = {
  start,
  proposalWait: 3_600,
  proveWait: 0,
  settlement: 'dispute-games',
  dispute: 'unchallenged',
  delays: standardDelays,
};
const timesOf = (change: Partial<WithdrawalInput>) =>
  Object.fromEntries(unwrap(withdrawalSteps({ ...input, ...change })).map(({ id, at }) => [id, at - start]));

test('the delays are those of the standard configuration', () => {
  expect(standardDelays).toEqual({ proofMaturity: 7 * DAY, gameClock: 302_400, finality: 302_400 });
  const { optimism_portal_2, proofs } = standardParams('mainnet');
  expect(optimism_portal_2.proof_maturity_delay_seconds).toContain(standardDelays.proofMaturity);
  expect(optimism_portal_2.dispute_game_finality_delay_seconds).toContain(standardDelays.finality);
  expect(proofs.permissioned.max_clock_duration).toBe(standardDelays.gameClock);
});

test('an undisputed withdrawal proved at once is ready a little more than seven days after the proposal', () => {
  expect(timesOf({})).toEqual({
    initiate: 0,
    propose: 3_600,
    prove: 3_601,
    resolve: 3_600 + 302_400,
    mature: 3_601 + 7 * DAY + 1,
    finality: 3_600 + 7 * DAY + 1,
    finalize: 3_602 + 7 * DAY,
  });
});

test('proving late delays the end day for day', () => {
  const { finalize } = timesOf({ proveWait: 5 * DAY });
  expect(finalize).toBe(3_600 + 12 * DAY + 1);
});

test('a dispute that uses both clocks moves the air gap past the maturity of the proof', () => {
  const { resolve, mature, finality, finalize } = timesOf({ dispute: 'challenged' });
  expect(resolve).toBe(3_600 + 7 * DAY);
  expect(finality).toBe(3_600 + 10.5 * DAY + 1);
  expect(finality).toBeGreaterThan(mature ?? 0);
  expect(finalize).toBe(finality);
});

test('without dispute games proof and proposal mature side by side', () => {
  const times = timesOf({ settlement: 'output-oracle', dispute: 'challenged' });
  expect(times).not.toHaveProperty('resolve');
  expect(times.mature).toBe(3_602 + 7 * DAY);
  expect(times.finality).toBe(3_601 + 7 * DAY);
  expect(times.finalize).toBe(3_602 + 7 * DAY);
});

test.each<Partial<WithdrawalInput>>([
  {},
  { dispute: 'challenged' },
  { settlement: 'output-oracle' },
  { proveWait: 9 * DAY },
  { proposalWait: 0 },
])('the steps come in the order of time, for %j', (change) => {
  const times = unwrap(withdrawalSteps({ ...input, ...change })).map(({ at }) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test.each<[Partial<WithdrawalInput>, string, string]>([
  [{ start: Number.NaN }, 'start', 'The start must be a date and time between 1970 and 9996.'],
  [{ start: -1 }, 'start', 'The start must be a date and time between 1970 and 9996.'],
  [{ start: 1e15 }, 'start', 'The start must be a date and time between 1970 and 9996.'],
  [{ proposalWait: -1 }, 'proposalWait', 'The wait for a proposal must lie between 0 and 365 days.'],
  [{ proveWait: Infinity }, 'proveWait', 'The wait until you prove must lie between 0 and 365 days.'],
])('%j is refused in one sentence', (change, field, message) => {
  expect(withdrawalSteps({ ...input, ...change })).toEqual({ ok: false, problem: { field, message } });
});

test('the longest waits from the latest start end in a year of four digits', () => {
  const latest = {
    start: Date.parse('9996-12-31T23:59:59Z') / 1000,
    proposalWait: 365 * DAY,
    proveWait: 365 * DAY,
  };
  const steps = unwrap(withdrawalSteps({ ...input, ...latest, dispute: 'challenged' }));
  expect(formatUtc(steps.at(-1)?.at ?? 0)).toMatch(/^9999-01-/);
  expect(withdrawalSteps({ ...input, start: latest.start + 1 }).ok).toBe(false);
});

test('durations are read from the data and spelled out', () => {
  expect(durationSeconds('3.5 days')).toBe(302_400);
  expect(durationSeconds('3 hours')).toBe(10_800);
  expect(() => durationSeconds('soon')).toThrow('"soon" is not a duration such as "3.5 days".');
  expect(spellDuration(302_400)).toBe('3 days 12 hours');
  expect(spellDuration(3_661)).toBe('1 hour 1 minute 1 second');
  expect(spellDuration(0)).toBe('0 seconds');
});

test('dates are read as UTC', () => {
  expect(parseUtcInput('2025-06-10T12:00')).toBe(start);
  expect(parseUtcInput('2025-06-10T12:00:30')).toBe(start + 30);
  expect(parseUtcInput('2025-06-10')).toBeUndefined();
  expect(parseUtcInput('2025-06-10T12:00:00')).toBe(start);
  expect(parseUtcInput('2025-13-10T12:00')).toBeUndefined();
  expect(parseUtcInput('2025-02-30T10:00')).toBeUndefined();
  expect(parseUtcInput('2025-02-28T24:00')).toBeUndefined();
});

// The time zone is read when a process starts, and may be UTC where tests run.
test.each(['America/St_Johns', 'Asia/Kolkata'])('dates are read as UTC by a reader in %s', (zone) => {
  const script = `console.log(require('./src/tools/bridge/withdrawal').parseUtcInput('2025-06-10T12:00'))`;
  const output = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(Number(output)).toBe(start);
});
