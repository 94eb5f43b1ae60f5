import { type ProtocolParamsFile } from '@site/src/data/protocolParams';

import { fail, ok, type Result } from '../../lib/result';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Reads a duration as the protocol data writes it: `7 days`, `3.5 days`, `3 hours`. */
export function durationSeconds(text: string): number {
  const parts = /^(\d+(?:\.\d+)?) (days?|hours?|minutes?)$/.exec(text);
  if (!parts) throw new Error(`"${text}" is not a duration such as "3.5 days".`);
  const [, amount = '', unit = ''] = parts;
  return Math.round(
    Number(amount) * (unit.startsWith('day') ? DAY : unit.startsWith('hour') ? HOUR : MINUTE),
  );
}

/** Delays in seconds that a withdrawal meets on L1. */
export interface WithdrawalDelays {
  /** Between proving and finalizing. */
  readonly proofMaturity: number;
  /** That one side of a dispute has for all of its moves. */
  readonly gameClock: number;
  /** Between the end of a dispute game and finalizing, for the guardian to step in. */
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

/** How the chain settles: with dispute games, or with the output oracle that came before them. */
export type Settlement = 'dispute-games' | 'output-oracle';

/** Whether anyone challenges the proposal. */
export const disputes = ['unchallenged', 'challenged'] as const;
export type Dispute = (typeof disputes)[number];

/** What the times of a withdrawal depend on. */
export interface WithdrawalInput {
  /** When the withdrawal is in a block on L2, in Unix seconds. */
  readonly start: number;
  /** Seconds until an output root that covers the block is proposed on L1. */
  readonly proposalWait: number;
  /** Seconds after that until the withdrawal is proved. */
  readonly proveWait: number;
  readonly settlement: Settlement;
  readonly dispute: Dispute;
  readonly delays: WithdrawalDelays;
}

/** Who acts, or what has to pass. */
export type StepActor = 'you' | 'proposer' | 'anyone' | 'time';

/** One thing on the way of a withdrawal, with the time at which it can be so. */
export interface WithdrawalStep {
  readonly id: 'initiate' | 'propose' | 'prove' | 'resolve' | 'mature' | 'finality' | 'finalize';
  readonly title: string;
  /** Unix seconds: the earliest moment at which it can be so. */
  readonly at: number;
  readonly actor: StepActor;
  readonly detail: string;
}

/** What a reader chooses and can get wrong. */
export type WithdrawalField = 'start' | 'proposalWait' | 'proveWait';

const LONGEST_WAIT = 365 * DAY;
/** The end of 9996: after both waits and the delays the year still has four digits, as inputs and formats want. */
const LATEST_START = Date.UTC(9997, 0) / 1000 - 1;

/** The earliest times of a withdrawal from a start chosen, in the order in which they come. */
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
  // The portal wants the proof to be later than the game, and every delay to be exceeded, not just reached.
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

/** Steps by time, with the end, which nothing comes after, at the end. */
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

/** A duration in days, hours, minutes and seconds, leaving out what is zero. */
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

/** Reads what `<input type="datetime-local">` holds, as UTC; undefined where it is no date. */
export function parseUtcInput(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return undefined;
  const date = new Date(`${text}Z`);
  // A day that its month does not have is read as one of the next month.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return undefined;
  return date.getTime() / 1000;
}
