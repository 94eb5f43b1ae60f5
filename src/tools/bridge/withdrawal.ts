import { type ProtocolParamsFile } from '@site/src/data/protocolParams';

import { fail, ok, type Result } from '../../lib/result';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Parses a duration of the protocol data: `7 days`, `3.5 days`, `3 hours`. */
export function durationSeconds(text: string): number {
  const parts = /^(\d+(?:\.\d+)?) (days?|hours?|minutes?)$/.exec(text);
  if (!parts) throw new Error(`"${text}" is not a duration such as "3.5 days".`);
  const [, amount = '', unit = ''] = parts;
  return Math.round(
    Number(amount) * (unit.startsWith('day') ? DAY : unit.startsWith('hour') ? HOUR : MINUTE),
  );
}

/** Delays of a withdrawal on L1, in seconds. */
export interface WithdrawalDelays {
  /** Between proving and finalizing. */
  readonly proofMaturity: number;
  /** Time that one side of a dispute has for all its moves. */
  readonly gameClock: number;
  /** Between the end of a dispute game and finalizing, for the guardian to intervene. */
  readonly finality: number;
}

/** Delays of a standard configuration, in seconds. */
export function delaysOf(
  proofs: Pick<
    ProtocolParamsFile['proofs'],
    'proof_maturity_delay' | 'max_clock_duration' | 'dispute_game_finality_delay'
  >,
): WithdrawalDelays {
  return {
    proofMaturity: durationSeconds(proofs.proof_maturity_delay),
    gameClock: durationSeconds(proofs.max_clock_duration),
    finality: durationSeconds(proofs.dispute_game_finality_delay),
  };
}

/** Dispute games, or the output oracle that preceded them. */
export type Settlement = 'dispute-games' | 'output-oracle';

/** Whether anyone challenges the proposal. */
export const disputes = ['unchallenged', 'challenged'] as const;
export type Dispute = (typeof disputes)[number];

/** What the times of a withdrawal depend on. */
export interface WithdrawalInput {
  /** When a block includes the withdrawal on L2, in Unix seconds. */
  readonly start: number;
  /** Seconds until an output root that covers the block is proposed on L1. */
  readonly proposalWait: number;
  /** Seconds from then until the withdrawal is proved. */
  readonly proveWait: number;
  readonly settlement: Settlement;
  readonly dispute: Dispute;
  readonly delays: WithdrawalDelays;
}

/** Who acts, or `time` for a delay. */
export type StepActor = 'you' | 'proposer' | 'anyone' | 'time';

/** One step of a withdrawal. */
export interface WithdrawalStep {
  readonly id: 'initiate' | 'propose' | 'prove' | 'resolve' | 'mature' | 'finality' | 'finalize';
  readonly title: string;
  /** Earliest time, in Unix seconds. */
  readonly at: number;
  readonly actor: StepActor;
  readonly detail: string;
}

/** Fields of the form that can have problems. */
export type WithdrawalField = 'start' | 'proposalWait' | 'proveWait';

const LONGEST_WAIT = 365 * DAY;
/** The end of 9996: with all delays added the year still has four digits, as inputs and formats require. */
const LATEST_START = Date.UTC(9997, 0) / 1000 - 1;

/** The earliest times of a withdrawal, in order. */
export function withdrawalSteps(input: WithdrawalInput): Result<readonly WithdrawalStep[], WithdrawalField> {
  const { start, proposalWait, proveWait, settlement, dispute, delays } = input;
  if (!Number.isInteger(start) || start < 0 || start > LATEST_START) {
    return fail('start', 'The start must be a date and time between 1970 and 9996.');
  }
  for (const [field, value, name] of [
    ['proposalWait', proposalWait, 'The wait for a proposal'],
    ['proveWait', proveWait, 'The wait until you prove'],
  ] as const) {
    if (!Number.isFinite(value) || value < 0 || value > LONGEST_WAIT) {
      return fail(field, `${name} must lie between 0 and 365 days.`);
    }
  }
  const proposed = start + Math.round(proposalWait);
  // OptimismPortal requires the proof to be later than the game, and every delay to be exceeded, not just
  // reached.
  const proved = proposed + Math.max(1, Math.round(proveWait));
  const matured = proved + delays.proofMaturity + 1;

  const first: WithdrawalStep[] = [
    {
      id: 'initiate',
      title: 'Withdrawal initiated',
      at: start,
      actor: 'you',
      detail: 'Your transaction on L2 records the withdrawal in L2ToL1MessagePasser.',
    },
    {
      id: 'propose',
      title: 'Output root proposed',
      at: proposed,
      actor: 'proposer',
      detail:
        settlement === 'dispute-games'
          ? 'A dispute game is created on L1 for an L2 block at or after yours.'
          : 'The proposer writes an output root for a block at or after yours to L2OutputOracle.',
    },
    {
      id: 'prove',
      title: 'Withdrawal proved',
      at: proved,
      actor: 'you',
      detail: 'proveWithdrawalTransaction on OptimismPortal; proving again restarts this delay.',
    },
  ];
  const maturedStep: WithdrawalStep = {
    id: 'mature',
    title: 'Proof matured',
    at: matured,
    actor: 'time',
    detail: `More than ${spellDuration(delays.proofMaturity)} have passed since you proved.`,
  };
  if (settlement === 'output-oracle') {
    const outputFinal = proposed + delays.proofMaturity + 1;
    const outputFinalStep: WithdrawalStep = {
      id: 'finality',
      title: 'Output root final',
      at: outputFinal,
      actor: 'time',
      detail: `More than ${spellDuration(delays.proofMaturity)} have passed since the proposal, and the challenger did not delete it.`,
    };
    return ok(inOrder([...first, outputFinalStep, maturedStep], Math.max(matured, outputFinal)));
  }
  const clocks = dispute === 'challenged' ? 2 : 1;
  const resolved = proposed + clocks * delays.gameClock;
  const airGapOver = resolved + delays.finality + 1;
  const resolvedStep: WithdrawalStep = {
    id: 'resolve',
    title: 'Dispute game resolved',
    at: resolved,
    actor: 'anyone',
    detail:
      dispute === 'challenged'
        ? `Both sides use up their clocks of ${spellDuration(delays.gameClock)}, and the proposal is upheld. Extensions near the end of a clock can add hours.`
        : `No one challenges the proposal within the clock of ${spellDuration(delays.gameClock)}, and someone resolves the game.`,
  };
  const airGapStep: WithdrawalStep = {
    id: 'finality',
    title: 'Air gap over',
    at: airGapOver,
    actor: 'time',
    detail: `More than ${spellDuration(delays.finality)} have passed since the game was resolved.`,
  };
  return ok(inOrder([...first, resolvedStep, maturedStep, airGapStep], Math.max(matured, airGapOver)));
}

/** Steps by time, with finalization last. */
function inOrder(steps: readonly WithdrawalStep[], finalizableAt: number): WithdrawalStep[] {
  return [...steps].sort((one, other) => one.at - other.at).concat(finalizeStep(finalizableAt));
}

function finalizeStep(at: number): WithdrawalStep {
  return {
    id: 'finalize',
    title: 'Withdrawal can be finalized',
    at,
    actor: 'you',
    detail: 'finalizeWithdrawalTransaction on OptimismPortal pays out; there is no deadline for it.',
  };
}

/** A duration in days, hours, minutes and seconds, without zeros. */
export function spellDuration(seconds: number): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const [size, name] of [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [1, 'second'],
  ] as const) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}

/** Parses the value of `<input type="datetime-local">` as UTC; undefined if it is invalid. */
export function parseUtcInput(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return undefined;
  const date = new Date(`${text}Z`);
  // `Date` reads a day that its month lacks as one of the next month.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return undefined;
  return date.getTime() / 1000;
}
