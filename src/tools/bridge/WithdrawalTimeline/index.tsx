import { useState, type ReactNode } from 'react';

import {
  delaysOf,
  parseUtcInput,
  spellDuration,
  withdrawalSteps,
  type Dispute,
  type Settlement,
  type StepActor,
  type WithdrawalStep,
} from '@site/src/tools/bridge/withdrawal';
import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { ok, problemOf } from '@site/src/lib/result';
import { parseDecimal } from '@site/src/lib/units';
import useTimeZone from '@site/src/lib/hooks/useTimeZone';
import { formatLocal, formatUtc } from '@site/src/lib/time';
import {
  ActionButton,
  Calculator,
  FieldGroup,
  FigureTable,
  IntegerField,
  Outcome,
  SelectField,
  TextField,
} from '../../../ui/fields';

import styles from './styles.module.css';

const EXAMPLE_START = '2025-06-10T12:00';
const MINUTE = 60;

const actors: Readonly<Record<StepActor, string>> = {
  you: 'You',
  proposer: 'Proposer',
  anyone: 'Anyone',
  time: 'Time passes',
};

function seconds(text: string, field: 'proposalWait' | 'proveWait', name: string) {
  const parsed = parseDecimal(text, { field, name, max: 525_600n });
  return parsed.ok ? ok(Number(parsed.value) * MINUTE) : parsed;
}

/** Delays such as `3.5 days`, filled in when the page is compiled (src/remark/facts.ts). */
interface Props {
  readonly proofMaturity?: string;
  readonly gameClock?: string;
  readonly finality?: string;
}

/** Earliest times to prove and finalize a withdrawal, for a chosen start. */
function WithdrawalTimeline({ proofMaturity, gameClock, finality }: Props): ReactNode {
  if (proofMaturity === undefined || gameClock === undefined || finality === undefined) {
    throw new Error(
      '<WithdrawalTimeline /> has no delays: the page was compiled without src/remark/facts.ts.',
    );
  }
  const standardDelays = delaysOf({
    proof_maturity_delay: proofMaturity,
    max_clock_duration: gameClock,
    dispute_game_finality_delay: finality,
  });
  const [start, setStart] = useState(EXAMPLE_START);
  const [settlement, setSettlement] = useState<Settlement>('dispute-games');
  const [dispute, setDispute] = useState<Dispute>('unchallenged');
  const [proposalWait, setProposalWait] = useState('60');
  const [proveWait, setProveWait] = useState('0');
  const timeZone = useTimeZone();

  const proposal = seconds(proposalWait, 'proposalWait', 'The wait for a proposal');
  const prove = seconds(proveWait, 'proveWait', 'The wait until you prove');
  const steps = !proposal.ok
    ? proposal
    : !prove.ok
      ? prove
      : withdrawalSteps({
          start: parseUtcInput(start) ?? Number.NaN,
          proposalWait: proposal.value,
          proveWait: prove.value,
          settlement,
          dispute,
          delays: standardDelays,
        });
  const end = steps.ok ? steps.value.at(-1) : undefined;
  const first = steps.ok ? steps.value[0] : undefined;

  return (
    <Calculator
      title="Withdrawal timeline"
      example={
        <>
          Example: a withdrawal on {EXAMPLE_START.replace('T', ' at ')} UTC, proposed an hour later and proven
          immediately, with the standard delays of {spellDuration(standardDelays.proofMaturity)} for the proof
          and {spellDuration(standardDelays.finality)} after the dispute game. Your chain can have others.
        </>
      }
    >
      <FieldGroup legend="Withdrawal">
        <TextField
          label="Initiated on L2"
          unit="UTC"
          type="datetime-local"
          value={start}
          onChange={setStart}
          problem={problemOf(steps, 'start')}
          action={
            <ActionButton onClick={() => setStart(new Date().toISOString().slice(0, 16))}>
              Use the current time
            </ActionButton>
          }
        />
        <SelectField
          label="The chain settles with"
          value={settlement}
          options={[
            { value: 'dispute-games', label: 'Dispute games (fault proofs)' },
            { value: 'output-oracle', label: 'L2OutputOracle (no fault proofs)' },
          ]}
          onChange={setSettlement}
        />
        {settlement === 'dispute-games' && (
          <SelectField
            label="The proposal is"
            value={dispute}
            options={[
              { value: 'unchallenged', label: 'Not challenged' },
              { value: 'challenged', label: 'Challenged, until both clocks run out' },
            ]}
            onChange={setDispute}
          />
        )}
        <IntegerField
          label="Wait for a proposal"
          unit="minutes"
          value={proposalWait}
          onChange={setProposalWait}
          problem={problemOf(steps, 'proposalWait')}
          hint="Depends on how often the chain proposes."
        />
        <IntegerField
          label="Wait until you prove"
          unit="minutes"
          value={proveWait}
          onChange={setProveWait}
          problem={problemOf(steps, 'proveWait')}
          hint="After the proposal. The proof only starts to mature then."
        />
      </FieldGroup>
      <Outcome problem={problemOf(steps)}>
        {end && first && (
          <p>
            The withdrawal can be finalized from <strong>{formatUtc(end.at)}</strong>
            {timeZone !== undefined && <> ({formatLocal(end.at, timeZone)} where you are)</>},{' '}
            {spellDuration(end.at - first.at)} after it was initiated.
          </p>
        )}
      </Outcome>
      {steps.ok && (
        <>
          <Chart steps={steps.value} />
          <FigureTable
            caption="Earliest time of every step"
            head={[
              'Step',
              'Who',
              'UTC',
              ...(timeZone === undefined ? [] : [`Your time (${timeZone})`]),
              'After the start',
            ]}
            rows={steps.value.map((step) => [
              <>
                {step.title}
                <span className={styles.detail}>{step.detail}</span>
              </>,
              actors[step.actor],
              <time dateTime={new Date(step.at * 1000).toISOString()}>{dayAndTime(formatUtc(step.at))}</time>,
              ...(timeZone === undefined ? [] : [dayAndTime(formatLocal(step.at, timeZone))]),
              step.id === 'initiate' ? '—' : spellDuration(step.at - (first?.at ?? step.at)),
            ])}
          />
        </>
      )}
    </Calculator>
  );
}

/** A date and time that wraps only between the two. */
function dayAndTime(moment: string): ReactNode {
  const [day, time] = moment.split(/ (?=\d\d:)/);
  return (
    <>
      <span className={styles.unbroken}>{day}</span> <span className={styles.unbroken}>{time}</span>
    </>
  );
}

const WIDTH = 640;
const MARGIN = 12;
const ROW = 26;

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
}

/** Bars on a time axis; the table below has the same data. */
function Chart({ steps }: { readonly steps: readonly WithdrawalStep[] }): ReactNode {
  const at = (id: WithdrawalStep['id']): number | undefined => steps.find((step) => step.id === id)?.at;
  const start = at('initiate') ?? 0;
  const end = at('finalize') ?? start + 1;
  const proposed = at('propose') ?? start;
  const proved = at('prove') ?? proposed;
  const resolved = at('resolve');
  const spans: Span[] = [
    { name: 'Waiting for a proposal', from: start, to: proposed, className: styles.waiting },
    { name: 'Proof matures', from: proved, to: at('mature') ?? proved, className: styles.proof },
    ...(resolved === undefined
      ? [
          {
            name: 'Output root becomes final',
            from: proposed,
            to: at('finality') ?? proposed,
            className: styles.game,
          },
        ]
      : [
          { name: 'Dispute game open', from: proposed, to: resolved, className: styles.game },
          { name: 'Air gap', from: resolved, to: at('finality') ?? resolved, className: styles.gap },
        ]),
  ];
  const x = (time: number): number =>
    MARGIN + ((time - start) / Math.max(1, end - start)) * (WIDTH - 2 * MARGIN);
  const height = spans.length * ROW * 2;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Bars from the start to ${formatUtc(end)}; the table below gives the times.`}
    >
      {spans.map((span, index) => (
        <g key={span.name}>
          <text x={MARGIN} y={index * ROW * 2 + 16} className={styles.caption}>
            {span.name}: {spellDuration(span.to - span.from)}
          </text>
          <rect
            className={span.className}
            x={x(span.from).toFixed(1)}
            y={index * ROW * 2 + 23}
            width={Math.max(2, x(span.to) - x(span.from)).toFixed(1)}
            height={14}
            rx={3}
          />
        </g>
      ))}
    </svg>
  );
}

export default withToolBoundary('withdrawal timeline', WithdrawalTimeline);
