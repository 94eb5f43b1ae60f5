import { useState, type ReactNode } from 'react';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { forkName } from '@site/src/data/forkNames';
import { FASTLZ_BYTES_AT_MINIMUM } from '@site/src/tools/fees/dataFee';
import { exampleReceipt } from '@site/src/tools/fees/exampleTransaction';
import {
  feesByUpgrade,
  type FeeField,
  type FeesByUpgrade,
  type Measure,
  type UpgradeFees,
} from '@site/src/tools/fees/feesByUpgrade';
import { problemOf } from '@site/src/lib/result';
import { KARST_GAS_CAP } from '@site/src/tools/fees/transaction';
import { formatEther, formatGwei, formatRounded, groupDigits } from '@site/src/lib/units';
import {
  AreaField,
  Calculator,
  FieldGroup,
  FigureTable,
  IntegerField,
  Outcome,
  SelectField,
  TextField,
} from '../../../ui/fields';
import useChainForm, { knownSince } from '../useChainForm';

import { exampleForm } from './example';
import styles from './styles.module.css';

const measureLabels: Readonly<Record<Measure, string>> = {
  transaction: 'A raw transaction',
  size: 'A size (worst case)',
};

/** Computes a transaction's L1 data fee and operator fee under the rules of every upgrade. */
function DataFeeCalculator(): ReactNode {
  const { form, set, note } = useChainForm(exampleForm, ({ scalars, bedrock }) => ({
    ...(bedrock && { overhead: bedrock.overhead, scalar: bedrock.scalar }),
    ...(scalars && {
      fjordBaseFeeScalar: scalars.baseFeeScalar,
      fjordBlobBaseFeeScalar: scalars.blobBaseFeeScalar,
    }),
  }));
  const result = feesByUpgrade(form);
  const field = (name: Exclude<FeeField, 'measure'>) => ({
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
    problem: problemOf(result, name),
  });
  return (
    <Calculator
      title="L1 data fee and operator fee"
      example={
        <>
          Example: a transaction in block {groupDigits(exampleReceipt.block)} of OP Mainnet at the L1 prices
          of that block, shortly after Fjord. With the scalars of OP Mainnet, the fee in the row Fjord,{' '}
          {groupDigits(exampleReceipt.l1Fee)} wei, is the one on its receipt.{' '}
          {note(({ scalars }, chain) =>
            scalars ? (
              <>
                The scalars since Fjord are those of {chain.name} {knownSince(scalars.as)}.
              </>
            ) : (
              <>
                The scalars of {chain.name} since Ecotone are not in the registry; those of OP Mainnet are
                shown. Replace them with the values your chain returns.
              </>
            ),
          )}
        </>
      }
    >
      <FieldGroup legend="Transaction">
        <SelectField
          label="You have"
          value={form.measure}
          options={(['transaction', 'size'] as const).map((value) => ({
            value,
            label: measureLabels[value],
          }))}
          onChange={(measure) => set({ measure })}
        />
        <IntegerField
          label="Gas used"
          {...field('gasUsed')}
          hint="For the operator fee. Enter the gas limit to see the amount reserved up front."
        />
        {form.measure === 'transaction' ? (
          <AreaField
            label="Raw transaction"
            unit="hexadecimal"
            {...field('transaction')}
            example={exampleForm.transaction}
            hint="In the form that eth_sendRawTransaction takes. If it is unsigned, 68 more bytes are billed."
          />
        ) : (
          <IntegerField
            label="Size of the signed transaction"
            unit="bytes"
            {...field('size')}
            hint="Assumes that no byte is zero and nothing compresses."
          />
        )}
      </FieldGroup>
      <FieldGroup legend="L1 prices">
        <TextField label="L1 base fee" unit="gwei" {...field('l1BaseFee')} />
        <TextField label="Blob base fee" unit="gwei" {...field('blobBaseFee')} />
      </FieldGroup>
      <details className={styles.details}>
        <summary>Scalars of the chain, by upgrade</summary>
        <FieldGroup legend="Bedrock and Regolith">
          <IntegerField label="Overhead" unit="gas" {...field('overhead')} />
          <IntegerField label="Scalar" {...field('scalar')} />
        </FieldGroup>
        <FieldGroup legend="Ecotone">
          <IntegerField label="Base fee scalar at Ecotone" {...field('ecotoneBaseFeeScalar')} />
          <IntegerField label="Blob base fee scalar at Ecotone" {...field('ecotoneBlobBaseFeeScalar')} />
        </FieldGroup>
        <FieldGroup legend="Since Fjord">
          <IntegerField label="Base fee scalar since Fjord" {...field('fjordBaseFeeScalar')} />
          <IntegerField label="Blob base fee scalar since Fjord" {...field('fjordBlobBaseFeeScalar')} />
        </FieldGroup>
        <FieldGroup legend="Since Isthmus">
          <IntegerField
            label="Operator fee scalar"
            {...field('operatorFeeScalar')}
            hint="One unit is a millionth of a wei per gas in Isthmus, and 100 wei per gas since Jovian."
          />
          <IntegerField label="Operator fee constant" unit="wei" {...field('operatorFeeConstant')} />
        </FieldGroup>
        <FieldGroup legend="Since Jovian">
          <IntegerField
            label="DA footprint gas scalar"
            unit="gas per byte"
            {...field('daFootprintGasScalar')}
            hint="0 means the default of 400."
          />
        </FieldGroup>
      </details>
      <Outcome problem={problemOf(result)}>{result.ok && <Summary result={result.value} />}</Outcome>
      {result.ok && (
        <>
          <Bars rows={result.value.rows} />
          <FigureTable
            caption="Fees by upgrade, in wei"
            head={['Upgrade', ...parts.map(({ name }) => name), 'Sum', 'Sum in gwei', 'Sum in ETH']}
            rows={result.value.rows.map((row) => [
              forkName(row.period),
              ...parts.map(({ read }) => groupDigits(read(row))),
              groupDigits(row.total),
              formatGwei(row.total),
              formatEther(row.total),
            ])}
          />
        </>
      )}
    </Calculator>
  );
}

function Summary({ result }: { readonly result: FeesByUpgrade }): ReactNode {
  const { kind, signed, bytes, size, estimatedSize, rows, gasLimit, overGasCap } = result;
  const newest = rows.at(-1);
  if (kind === 'deposit') {
    return (
      <p>
        This is a deposit. Deposits pay for their gas on L1, and pay neither an L1 data fee nor an operator
        fee.
      </p>
    );
  }
  const atMinimum = size.fastLzBytes <= FASTLZ_BYTES_AT_MINIMUM;
  return (
    <p>
      Since Jovian it pays <strong>{formatEther(newest?.total ?? 0n)} ETH</strong> in addition to its gas. It
      has {groupDigits(bytes)} bytes{kind !== 'unknown' && !signed ? ' without its signature' : ''}
      {kind === 'unknown' ? ', assuming the worst case' : `, ${groupDigits(size.zeroBytes)} of them zero`};
      FastLZ turns them into {groupDigits(size.fastLzBytes)}, and {formatRounded(estimatedSize, 6, 2)} bytes
      are billed
      {atMinimum ? ', the minimum' : ''}. Its DA footprint is {groupDigits(result.daFootprint)} gas of the
      block’s gas limit.
      {gasLimit !== undefined && (
        <>
          {' '}
          Its gas limit is {groupDigits(gasLimit)}
          {overGasCap && (
            <>
              ; since Karst a transaction with more than {groupDigits(KARST_GAS_CAP)} is rejected, whatever it
              pays
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

const parts: readonly {
  readonly name: string;
  readonly className: string | undefined;
  readonly read: (row: UpgradeFees) => bigint;
}[] = [
  { name: 'L1 base fee', className: styles.baseFee, read: (row) => row.dataFee.baseFeeShare },
  { name: 'Blobs', className: styles.blobs, read: (row) => row.dataFee.blobShare },
  { name: 'Overhead', className: styles.overhead, read: (row) => row.dataFee.overheadShare },
  { name: 'Operator fee', className: styles.operator, read: (row) => row.operatorFee },
];

const WIDTH = 680;
const LABEL = 92;
const ROW = 34;

type Scale = 'shares' | 'amounts';

/** A stacked bar per upgrade; the table below has the same data. */
function Bars({ rows }: { readonly rows: readonly UpgradeFees[] }): ReactNode {
  const [scale, setScale] = useState<Scale>('shares');
  const most = rows.reduce((one, { total }) => (total > one ? total : one), 1n);
  const width = (fee: bigint, row: UpgradeFees): number => {
    const whole = scale === 'amounts' ? most : row.total > 0n ? row.total : 1n;
    // A millionth of a bar is far below a pixel.
    return (Number((fee * 1_000_000n) / whole) / 1_000_000) * (WIDTH - LABEL);
  };
  return (
    <figure className={styles.figure}>
      <SelectField
        label="Bars show"
        value={scale}
        options={[
          { value: 'shares', label: 'What each fee is made of' },
          { value: 'amounts', label: 'How the fees compare' },
        ]}
        onChange={setScale}
      />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        role="img"
        aria-label="Fees by upgrade as stacked bars; the table below gives the figures."
      >
        {rows.map((row, index) => (
          <g key={row.period}>
            <text className={styles.label} x={0} y={index * ROW + 22}>
              {forkName(row.period)}
            </text>
            {parts.map(({ name, className, read }, part) => {
              const before = parts.slice(0, part).reduce((sum, other) => sum + other.read(row), 0n);
              const extent = width(read(row), row);
              return extent === 0 ? null : (
                <rect
                  key={name}
                  className={className}
                  x={(LABEL + width(before, row)).toFixed(2)}
                  y={index * ROW + 6}
                  width={Math.max(1, extent).toFixed(2)}
                  height={ROW - 12}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {parts.map(({ name, className }) => (
          <span key={name}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect className={className} width="12" height="12" />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export default withToolBoundary('data fee calculator', DataFeeCalculator);
