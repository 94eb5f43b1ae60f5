import { useState, type ReactNode } from 'react';

import withToolBoundary from '@site/src/components/ToolBoundary/withToolBoundary';
import { fees } from '@site/src/data/fees';
import {
  axisTicks,
  baseFeeRun,
  log10,
  sampleBlocks,
  shortGwei,
  type BaseFeeField,
  type BaseFeeForm,
  type BaseFeeRun,
} from '@site/src/fees/baseFeePlot';
import { problemOf } from '@site/src/fees/result';
import { formatRounded, groupDigits } from '@site/src/fees/units';
import { useYourChainDetails } from '@site/src/yourChain/useYourChain';
import {
  ActionButton,
  Calculator,
  FieldGroup,
  FigureTable,
  IntegerField,
  Outcome,
  TextField,
} from '../CalculatorFields';
import Pending from '../YourChain/Pending';

import styles from './styles.module.css';

/** The parameters of OP Mainnet that the data knows last. */
const latest = [...fees.op_mainnet_settings_history]
  .reverse()
  .find((change) => change.eip1559_elasticity !== undefined);

const example: BaseFeeForm = {
  elasticity: String(latest?.eip1559_elasticity ?? fees.eip1559.OP_Mainnet.elasticity),
  denominator: String(latest?.eip1559_denominator ?? fees.eip1559.OP_Mainnet.denominator_canyon),
  gasLimit: groupDigits(latest?.gasLimit ?? fees.eip1559.OP_Mainnet.gas_limit_at_genesis),
  baseFee: '0.001',
  fill: '60',
  blocks: '300',
  blockTime: '2',
};

/** Plots how the base fee of a chain moves while its blocks are full, partly full or empty. */
function BaseFeePlot(): ReactNode {
  const [form, setForm] = useState(example);
  const { chain, details, failed } = useYourChainDetails();
  const run = baseFeeRun(form);
  const field = (name: BaseFeeField) => ({
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    problem: problemOf(run, name),
  });
  return (
    <Calculator
      title="Base fee plot"
      example={
        <>
          Shown first: the parameters of OP Mainnet since {latest?.date ?? 'genesis'}, from a base fee of{' '}
          {example.baseFee} gwei chosen as an example.
        </>
      }
    >
      <FieldGroup legend="Parameters of the chain">
        <IntegerField label="Elasticity" {...field('elasticity')} />
        <IntegerField label="Denominator" {...field('denominator')} />
        <IntegerField label="Gas limit" unit="gas" {...field('gasLimit')} />
        <IntegerField label="Block time" unit="seconds" {...field('blockTime')} />
      </FieldGroup>
      {details ? (
        <p>
          <ActionButton
            onClick={() =>
              setForm({
                ...form,
                elasticity: String(details.eip1559.elasticity),
                denominator: String(details.eip1559.denominator_canyon),
                gasLimit: groupDigits(details.genesis_gas_limit),
                blockTime: String(chain.block_time),
              })
            }
          >
            Use what the registry has for {chain.name}
          </ActionButton>{' '}
          <small>
            Those are the values since Canyon and the gas limit at genesis. Since Holocene a chain sets its
            own in SystemConfig.
          </small>
        </p>
      ) : (
        <p>
          What the registry has for {chain.name}: <Pending failed={failed} />
        </p>
      )}
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
      It does not fall below {groupDigits(run.rest)} wei, where a step down rounds to nothing.
    </p>
  );
}

const WIDTH = 680;
const HEIGHT = 320;
const LEFT = 84;
const RIGHT = 16;
const TOP = 34;
const BOTTOM = 44;

/** Three lines over blocks, on a logarithmic axis; the table below gives the same figures. */
function Plot({ run }: { readonly run: BaseFeeRun }): ReactNode {
  const lines = [
    { name: 'Full', series: run.full, className: styles.full },
    { name: `${formatRounded(run.fill, 2, 2)}% full`, series: run.chosen, className: styles.chosen },
    { name: 'Empty', series: run.empty, className: styles.empty },
  ];
  const ends = lines.flatMap(({ series }) => [series[0] ?? 1n, series.at(-1) ?? 1n]);
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
        block % stride === 0 || block === run.blocks ? [`${x(block).toFixed(1)},${y(fee).toFixed(1)}`] : [],
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
