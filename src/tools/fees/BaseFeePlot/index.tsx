import { type ReactNode } from 'react';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { defaultChain } from '@site/src/data/chainList';
import { forkName } from '@site/src/data/forkNames';
import {
  axisTicks,
  baseFeeRun,
  KARST_UPGRADE_GAS,
  log10,
  sampleBlocks,
  shortGwei,
  type BaseFeeField,
  type BaseFeeForm,
  type BaseFeeRun,
  type RunRules,
} from '@site/src/tools/fees/baseFeePlot';
import { problemOf } from '@site/src/lib/result';
import { formatGwei, formatRounded, groupDigits } from '@site/src/lib/units';
import {
  Calculator,
  FieldGroup,
  FigureTable,
  IntegerField,
  Outcome,
  SelectField,
  TextField,
} from '../../../ui/fields';
import useChainForm, { knownSince } from '../useChainForm';

import styles from './styles.module.css';

const example: BaseFeeForm = {
  rules: 'jovian',
  activation: '100',
  minBaseFee: '0',
  footprint: '0',
  elasticity: '2',
  denominator: '250',
  gasLimit: '40,000,000',
  baseFee: '0.001',
  fill: '60',
  blocks: '300',
  blockTime: '2',
};

const ruleOptions: readonly { readonly value: RunRules; readonly label: string }[] = [
  { value: 'jovian', label: 'Jovian and Karst' },
  { value: 'isthmus', label: 'Before Jovian' },
  { value: 'crossing-jovian', label: 'Jovian activates during the run' },
  { value: 'crossing-karst', label: 'Karst activates during the run' },
];

/** Plots a chain's base fee while blocks are full, partly full or empty. */
function BaseFeePlot(): ReactNode {
  const { form, set, note } = useChainForm(example, ({ market }, { block_time }) => ({
    elasticity: String(market.elasticity),
    denominator: String(market.denominator),
    gasLimit: groupDigits(market.gasLimit),
    blockTime: String(block_time),
  }));
  const run = baseFeeRun(form);
  const field = (name: Exclude<BaseFeeField, 'rules'>) => ({
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
    problem: problemOf(run, name),
  });
  const crossing = form.rules === 'crossing-jovian' || form.rules === 'crossing-karst';
  return (
    <Calculator
      title="Base fee plot"
      example={note(({ market }, chain) => (
        <>
          Initial values: the parameters of {chain.name} {knownSince(market.as)}
          {chain.identifier === defaultChain
            ? ''
            : ', with the gas limit of that day; read today’s parameters from its SystemConfig'}
          . The base fee of {example.baseFee} gwei is an example.
        </>
      ))}
    >
      <FieldGroup legend="Parameters of the chain">
        <IntegerField label="Elasticity" {...field('elasticity')} />
        <IntegerField label="Denominator" {...field('denominator')} />
        <IntegerField label="Gas limit" unit="gas" {...field('gasLimit')} />
        <IntegerField label="Block time" unit="seconds" {...field('blockTime')} />
      </FieldGroup>
      <FieldGroup legend="Rules">
        <SelectField
          label="Rules of"
          value={form.rules}
          options={ruleOptions}
          onChange={(rules) => set({ rules })}
        />
        {crossing && (
          <IntegerField
            label="Activation block"
            {...field('activation')}
            hint={
              form.rules === 'crossing-karst'
                ? `From this block on, the gas limit is ${groupDigits(KARST_UPGRADE_GAS)} higher, until the chain sets it again.`
                : 'Its header is the first with the new rules; they set the base fee of the next block.'
            }
          />
        )}
        {form.rules !== 'isthmus' && (
          <>
            <TextField
              label="Minimum base fee"
              unit="gwei"
              {...field('minBaseFee')}
              hint="minBaseFee of SystemConfig, which is in wei; 0 unless a chain sets it."
            />
            <TextField
              label="DA footprint of the blocks"
              unit="% of the gas limit"
              {...field('footprint')}
              hint="blobGasUsed of a header over its gasLimit. It counts if it is more than the gas."
            />
          </>
        )}
      </FieldGroup>
      <FieldGroup legend="Blocks">
        <TextField label="Base fee at the start" unit="gwei" {...field('baseFee')} />
        <TextField label="Blocks are filled to" unit="% of the gas limit" {...field('fill')} />
        <IntegerField label="Number of blocks" {...field('blocks')} />
      </FieldGroup>
      <Outcome problem={problemOf(run)}>{run.ok && <Summary run={run.value} />}</Outcome>
      {run.ok && (
        <>
          <Plot run={run.value} />
          <FigureTable
            caption="Base fee in gwei"
            head={['After', 'Full blocks', `${formatRounded(run.value.fill, 2, 2)}% full`, 'Empty blocks']}
            rows={sampleBlocks(run.value.blocks).map((block) => [
              `${groupDigits(block)} blocks (${groupDigits(BigInt(block) * run.value.blockTime)} s)`,
              ...[run.value.full, run.value.chosen, run.value.empty].map((series) =>
                shortGwei(series[block] ?? 0n),
              ),
            ])}
          />
        </>
      )}
    </Calculator>
  );
}

function Summary({ run }: { readonly run: BaseFeeRun }): ReactNode {
  const { steps, double, halve, blockTime } = run;
  const after = (blocks: number): string =>
    `${groupDigits(blocks)} ${blocks === 1 ? 'block' : 'blocks'} (${groupDigits(BigInt(blocks) * blockTime)} seconds)`;
  return (
    <p>
      The target is {groupDigits(run.target)} gas. A full block raises the base fee by at most{' '}
      {formatRounded(steps.up, 2, 2)}%{steps.up > 0n && ', or 1 wei if that is more'}, an empty one lowers it
      by at most {formatRounded(steps.down, 2, 2)}%. From the base fee at the start,{' '}
      {double === undefined
        ? 'full blocks do not double it within 10,000 blocks'
        : `full blocks double it in ${after(double)}`}
      ;{' '}
      {halve === undefined
        ? 'empty ones do not halve it within 10,000 blocks.'
        : `empty ones halve it in ${after(halve)}.`}{' '}
      It does not fall below {groupDigits(run.rest)} wei,{' '}
      {run.minBaseFee >= run.rest ? 'the minimum base fee' : 'where a step down rounds to zero'}.
      {run.crossing !== undefined && (
        <>
          {' '}
          {forkName(run.crossing.fork)} activates in block {groupDigits(run.crossing.block)};{' '}
          {run.crossing.fork === 'karst'
            ? 'the target, the steps and the numbers of blocks to double and halve are those before it.'
            : `until then only gas counts, and there is no minimum${run.minBaseFee > 0n ? ` of ${formatGwei(run.minBaseFee)} gwei` : ''}.`}
        </>
      )}
    </p>
  );
}

const WIDTH = 680;
const HEIGHT = 320;
const LEFT = 84;
const RIGHT = 16;
const TOP = 34;
const BOTTOM = 44;

/** Three lines over blocks, logarithmic; the table below has the same data. */
function Plot({ run }: { readonly run: BaseFeeRun }): ReactNode {
  const lines = [
    { name: 'Full', series: run.full, className: styles.full },
    { name: `${formatRounded(run.fill, 2, 2)}% full`, series: run.chosen, className: styles.chosen },
    { name: 'Empty', series: run.empty, className: styles.empty },
  ];
  // A line may bend where an upgrade activates.
  const turns = run.crossing === undefined ? [] : [run.crossing.block, run.crossing.block + 1];
  const ends = lines.flatMap(({ series }) => [0, ...turns, run.blocks].map((block) => series[block] ?? 1n));
  const low = ends.reduce((one, other) => (other < one ? other : one));
  const high = ends.reduce((one, other) => (other > one ? other : one));
  const bottom = log10(low);
  const range = Math.max(log10(high) - bottom, 1e-9);
  const x = (block: number): number => LEFT + (block / run.blocks) * (WIDTH - LEFT - RIGHT);
  const y = (fee: bigint): number =>
    HEIGHT - BOTTOM - ((log10(fee) - bottom) / range) * (HEIGHT - TOP - BOTTOM);
  const stride = Math.max(1, Math.floor(run.blocks / 120));
  const points = (series: readonly bigint[]): string =>
    series
      .flatMap((fee, block) =>
        block % stride === 0 || turns.includes(block) || block === run.blocks
          ? [`${x(block).toFixed(1)},${y(fee).toFixed(1)}`]
          : [],
      )
      .join(' ');
  const blocksAt = sampleBlocks(run.blocks, 4);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Base fee in gwei over ${groupDigits(run.blocks)} blocks on a logarithmic scale; the table below gives the figures.`}
      >
        {axisTicks(low, high).map((tick) => (
          <g key={tick.toString()}>
            <line
              className={styles.grid}
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(tick).toFixed(1)}
              y2={y(tick).toFixed(1)}
            />
            <text className={styles.tick} x={LEFT - 8} y={(y(tick) + 4).toFixed(1)} textAnchor="end">
              {shortGwei(tick)}
            </text>
          </g>
        ))}
        {blocksAt.map((block, index) => (
          <text
            key={block}
            className={styles.tick}
            x={x(block).toFixed(1)}
            y={HEIGHT - BOTTOM + 20}
            textAnchor={index === blocksAt.length - 1 ? 'end' : 'middle'}
          >
            {groupDigits(block)}
          </text>
        ))}
        {run.crossing !== undefined && (
          <g>
            <line
              className={styles.crossing}
              x1={x(run.crossing.block).toFixed(1)}
              x2={x(run.crossing.block).toFixed(1)}
              y1={TOP - 8}
              y2={HEIGHT - BOTTOM}
            />
            <text
              className={styles.axis}
              x={x(run.crossing.block).toFixed(1)}
              y={16}
              textAnchor={
                run.crossing.block * 4 < run.blocks
                  ? 'start'
                  : run.crossing.block * 4 > run.blocks * 3
                    ? 'end'
                    : 'middle'
              }
            >
              {forkName(run.crossing.fork)}
            </text>
          </g>
        )}
        <text className={styles.axis} x={LEFT - 8} y={16} textAnchor="end">
          gwei
        </text>
        <text className={styles.axis} x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
          blocks
        </text>
        {lines.map(({ name, series, className }) => (
          <polyline key={name} className={className} points={points(series)} />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {lines.map(({ name, className }) => (
          <span key={name}>
            <svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true">
              <polyline className={className} points="0,4 40,4" />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export default withToolBoundary('base fee plot', BaseFeePlot);
