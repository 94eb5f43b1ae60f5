import { type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { DAYS_PER_MONTH, shownMargin, type DataLayer, type Recovery } from '@site/src/tools/fees/chainCosts';
import {
  chainCostOutcome,
  exampleChain,
  type ChainCostForm,
  type ChainCostFormField,
  type ChainCostOutcome,
} from '@site/src/tools/fees/chainCostForm';
import { problemOf } from '@site/src/lib/result';
import { encodeScalars } from '@site/src/tools/fees/scalars';
import { ETHER_DECIMALS, formatEther, formatRounded, formatUnits, groupDigits } from '@site/src/lib/units';
import { useYourChain } from '@site/src/features/yourChain/useYourChain';
import {
  Calculator,
  CopyValue,
  FieldGroup,
  FigureTable,
  IntegerField,
  Outcome,
  SelectField,
  TextField,
} from '../../../ui/fields';
import useChainForm, { knownSince } from '../useChainForm';
import ChainAddress from '../../../features/yourChain/ChainAddress';

import styles from './styles.module.css';

const layers: readonly { readonly value: DataLayer; readonly label: string }[] = [
  { value: 'blobs', label: 'Blobs on Ethereum' },
  { value: 'calldata', label: 'Calldata on Ethereum' },
  { value: 'alt-da', label: 'Another data layer (Alt-DA)' },
];

const recoveryOptions: readonly { readonly value: Recovery; readonly label: string }[] = [
  { value: 'data-fee', label: 'The L1 data fee' },
  { value: 'operator-fee', label: 'The operator fee' },
  { value: 'none', label: 'Neither: gas fees on the chain' },
];

const percent = (basis: bigint): string => `${formatRounded(basis, 2, 1)}%`;
/** A margin without its sign. */
const marginPercent = (margin: bigint): string => {
  const shown = shownMargin(margin);
  return `${formatUnits(shown < 0n ? -shown : shown, 2)}%`;
};
const ether = (wei: bigint): string => formatRounded(wei, ETHER_DECIMALS, 6);

/** Calculates a chain's publishing costs and the scalars that recover them. */
function FeeCalculator(): ReactNode {
  const { form, set, note } = useChainForm(exampleChain, ({ scalars, altDa }) => ({
    ...(altDa && { dataLayer: 'alt-da' as const }),
    ...(scalars && {
      currentBaseFeeScalar: scalars.baseFeeScalar,
      currentBlobBaseFeeScalar: scalars.blobBaseFeeScalar,
    }),
  }));
  const outcome = chainCostOutcome(form);
  const field = (name: Exclude<ChainCostFormField, 'dataLayer' | 'recovery'>) => ({
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
    problem: problemOf(outcome, name),
  });
  return (
    <Calculator
      title="Chain parameters and fees"
      example={
        <>
          Initial values: round figures for traffic and prices. Replace them with yours.{' '}
          {note(({ scalars, altDa }, chain) => (
            <>
              {scalars
                ? `The scalars in force are those of ${chain.name} ${knownSince(scalars.as)}`
                : `The scalars of ${chain.name} are not in the registry; those of OP Mainnet are shown`}
              {altDa && ', and its data goes to another data layer'}. Nothing is read from the chain.
            </>
          ))}
        </>
      }
    >
      <FieldGroup legend="Traffic">
        <IntegerField
          label="Transactions a day"
          {...field('transactionsPerDay')}
          hint="Excluding deposits and the first transaction of every block."
        />
        <IntegerField label="Average size before compression" unit="bytes" {...field('rawBytes')} />
        <TextField
          label="Compression ratio"
          {...field('compressionRatio')}
          hint="Compressed size divided by original size: 0.5 halves it."
        />
        <IntegerField
          label="Average bytes billed"
          unit="bytes"
          {...field('billedBytes')}
          hint="Fjord's estimate, at least 100. The calculator below computes it for a transaction."
        />
        <IntegerField label="Average gas of a transaction" {...field('gasPerTransaction')} />
      </FieldGroup>
      <FieldGroup legend="Batches">
        <SelectField
          label="Data goes to"
          value={form.dataLayer}
          options={layers}
          onChange={(dataLayer) => set({ dataLayer })}
        />
        <IntegerField
          label="Longest time between batches"
          unit="minutes"
          {...field('channelMinutes')}
          hint="op-batcher --max-channel-duration, which counts L1 blocks of 12 seconds."
        />
        {form.dataLayer === 'blobs' && (
          <IntegerField
            label="Blobs in a full transaction"
            {...field('blobsPerTransaction')}
            hint="op-batcher --target-num-frames."
          />
        )}
        {form.dataLayer === 'alt-da' && (
          <>
            <IntegerField
              label="Size of a commitment"
              unit="bytes"
              {...field('commitmentBytes')}
              hint="Including its version and type bytes; 34 for a Keccak commitment."
            />
            <TextField
              label="Price of the data layer"
              unit="ETH per million bytes"
              {...field('altDaPerMegabyte')}
            />
          </>
        )}
      </FieldGroup>
      <FieldGroup legend="Prices on L1">
        <TextField label="L1 base fee" unit="gwei" {...field('l1BaseFee')} />
        <TextField label="Priority fee" unit="gwei" {...field('l1PriorityFee')} />
        <TextField
          label="Blob base fee"
          unit="gwei"
          {...field('blobBaseFee')}
          hint="Users pay it times blobBaseFeeScalar, regardless of where the data goes."
        />
      </FieldGroup>
      <FieldGroup legend="Proposals and the rest">
        <IntegerField
          label="Time between proposals"
          unit="minutes"
          {...field('proposalMinutes')}
          hint="op-proposer --proposal-interval."
        />
        <IntegerField
          label="Gas of a proposal"
          {...field('gasPerProposal')}
          hint="An assumption. Look yours up in the receipt of a proposal."
        />
        <TextField label="Other costs" unit="ETH a month" {...field('otherPerMonth')} />
        <SelectField
          label="These are paid by"
          value={form.recovery}
          options={recoveryOptions}
          onChange={(recovery) => set({ recovery })}
        />
        <TextField
          label="Margin"
          unit="%"
          {...field('margin')}
          hint="Your target on top of the costs that fees recover."
        />
      </FieldGroup>
      <FieldGroup legend="Scalars in force, to compare">
        <IntegerField label="baseFeeScalar now" {...field('currentBaseFeeScalar')} />
        <IntegerField label="blobBaseFeeScalar now" {...field('currentBlobBaseFeeScalar')} />
      </FieldGroup>
      <Outcome problem={problemOf(outcome)}>{outcome.ok && <Summary outcome={outcome.value} />}</Outcome>
      {outcome.ok && <Figures outcome={outcome.value} form={form} />}
    </Calculator>
  );
}

function Summary({ outcome: { result, margin } }: { readonly outcome: ChainCostOutcome }): ReactNode {
  const { scalars, operatorFee, costs } = result;
  return (
    <p>
      Set <code>baseFeeScalar</code> to <strong>{groupDigits(scalars.baseFeeScalar)}</strong> and{' '}
      <code>blobBaseFeeScalar</code> to <strong>{groupDigits(scalars.blobBaseFeeScalar)}</strong>
      {operatorFee.operatorFeeConstant > 0n && (
        <>
          , and <code>operatorFeeConstant</code> to{' '}
          <strong>{groupDigits(operatorFee.operatorFeeConstant)}</strong> wei
        </>
      )}
      . The costs are {ether(costs.total * DAYS_PER_MONTH)} ETH a month
      {margin !== undefined && (
        <>
          , and these fees bring in {marginPercent(margin)} {margin < 0n ? 'less' : 'more'} than that
        </>
      )}
      .
    </p>
  );
}

function Figures({
  outcome,
  form,
}: {
  readonly outcome: ChainCostOutcome;
  readonly form: ChainCostForm;
}): ReactNode {
  const { result, current, margin } = outcome;
  const { costs, revenue, scalars, operatorFee, notes } = result;
  const share = (part: bigint): string =>
    costs.total === 0n ? '—' : percent((part * 10_000n) / costs.total);
  const perMonth = (perDay: bigint): string => ether(perDay * DAYS_PER_MONTH);
  const costRows = (
    [
      ['Batches: gas on Ethereum', costs.batchGas],
      ['Batches: blobs', costs.blobs],
      ['Batches: other data layer', costs.altDa],
      ['Proposals', costs.proposals],
      ['Other', costs.other],
      ['All costs', costs.total],
    ] as const
  ).filter(([name, cost]) => cost > 0n || name === 'All costs');
  const earned = (value: bigint | undefined): string =>
    value === undefined ? '—' : `${value < 0n ? '−' : '+'}${marginPercent(value)}`;
  const word = encodeScalars(scalars);
  return (
    <>
      <FigureTable
        caption="Costs in ETH"
        head={['Item', 'A day', `${DAYS_PER_MONTH} days`, 'Share']}
        rows={costRows.map(([name, cost]) => [name, ether(cost), perMonth(cost), share(cost)])}
      />
      <FigureTable
        caption="Fees in ETH"
        head={[
          'Scalars',
          'L1 data fee a day',
          'Operator fee a day',
          `Both in ${DAYS_PER_MONTH} days`,
          'Compared with the costs',
        ]}
        rows={[
          [
            'Calculated here',
            ether(revenue.dataFee),
            ether(revenue.operatorFee),
            perMonth(revenue.total),
            earned(margin),
          ],
          [
            'In force',
            ether(current.revenue.dataFee),
            ether(current.revenue.operatorFee),
            perMonth(current.revenue.total),
            earned(current.margin),
          ],
        ]}
      />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {word.ok && (
        <p>
          Both scalars in one word: <CopyValue value={word.value} name="the scalar word" />
        </p>
      )}
      <Commands
        baseFeeScalar={scalars.baseFeeScalar}
        blobBaseFeeScalar={scalars.blobBaseFeeScalar}
        operatorFeeConstant={operatorFee.operatorFeeConstant}
      />
      <Steps outcome={outcome} form={form} />
    </>
  );
}

function Commands({
  baseFeeScalar,
  blobBaseFeeScalar,
  operatorFeeConstant,
}: {
  readonly baseFeeScalar: bigint;
  readonly blobBaseFeeScalar: bigint;
  readonly operatorFeeConstant: bigint;
}): ReactNode {
  const { chain } = useYourChain();
  const lines = [
    `cast calldata "setGasConfigEcotone(uint32,uint32)" ${baseFeeScalar} ${blobBaseFeeScalar}`,
    ...(operatorFeeConstant > 0n
      ? [`cast calldata "setOperatorFeeScalars(uint32,uint64)" 0 ${operatorFeeConstant}`]
      : []),
  ];
  return (
    <>
      <p>
        Calldata for the owner of <code>SystemConfig</code> ({chain.name}:{' '}
        <ChainAddress contract="SystemConfigProxy" />) to send:
      </p>
      <CodeBlock language="sh">{lines.join('\n')}</CodeBlock>
    </>
  );
}

function Steps({
  outcome: { input, result },
  form,
}: {
  readonly outcome: ChainCostOutcome;
  readonly form: ChainCostForm;
}): ReactNode {
  const { batches, costs, scalars, proposalsPerDay, billedBytes, operatorFee, operatorFeeByGas } = result;
  const fixed = costs.proposals + costs.other + costs.altDa;
  return (
    <details className={styles.steps}>
      <summary>The calculation, step by step</summary>
      <ol>
        <li>
          Compressed data: {groupDigits(input.transactionsPerDay)} × {groupDigits(input.rawBytes)} bytes ×{' '}
          {form.compressionRatio} = {groupDigits(batches.bytes)} bytes per day.
        </li>
        <li>
          Batches: {groupDigits(batches.transactions)} transactions
          {input.dataLayer === 'blobs' && <> with {groupDigits(batches.blobs)} blobs</>},{' '}
          {percent(batches.fill)} full, and {groupDigits(batches.gas)} gas.
        </li>
        <li>
          Gas: {groupDigits(batches.gas)} × ({form.l1BaseFee} + {form.l1PriorityFee}) gwei ={' '}
          {formatEther(costs.batchGas)} ETH.
        </li>
        {input.dataLayer === 'blobs' && (
          <li>
            Blobs: {groupDigits(batches.blobs)} × 131,072 blob gas × {form.blobBaseFee} gwei ={' '}
            {formatEther(costs.blobs)} ETH.
          </li>
        )}
        {input.dataLayer === 'alt-da' && (
          <li>
            Data layer: {groupDigits(batches.bytes)} bytes × {form.altDaPerMegabyte} ETH per million ={' '}
            {formatEther(costs.altDa)} ETH.
          </li>
        )}
        <li>
          Proposals: {groupDigits(proposalsPerDay)} × {groupDigits(input.gasPerProposal)} gas at the same
          price = {formatEther(costs.proposals)} ETH.
        </li>
        <li>
          Billed: {groupDigits(input.transactionsPerDay)} × {groupDigits(input.billedBytes)} ={' '}
          {groupDigits(billedBytes)} bytes per day.
        </li>
        <li>
          <code>baseFeeScalar</code>: ({formatEther(costs.batchGas)}
          {input.recovery === 'data-fee' && <> + {formatEther(fixed)}</>}) ETH × (1 + {form.margin}%) × 10⁶ ÷
          (16 × {groupDigits(billedBytes)} × {form.l1BaseFee} gwei) = {groupDigits(scalars.baseFeeScalar)}.
        </li>
        <li>
          <code>blobBaseFeeScalar</code>: {groupDigits(batches.blobs)} × 131,072 × (1 + {form.margin}%) × 10⁶
          ÷ {groupDigits(billedBytes)} = {groupDigits(scalars.blobBaseFeeScalar)}.
        </li>
        {operatorFee.operatorFeeConstant > 0n && (
          <li>
            <code>operatorFeeConstant</code>: {formatEther(fixed)} ETH × (1 + {form.margin}%) ÷{' '}
            {groupDigits(input.transactionsPerDay)} = {groupDigits(operatorFee.operatorFeeConstant)} wei per
            transaction.{' '}
            {operatorFeeByGas === undefined
              ? 'Charged by gas, it would need an operatorFeeScalar of more than 32 bits.'
              : `Charged by gas instead, since Jovian: an operatorFeeScalar of ${groupDigits(operatorFeeByGas)}; each unit is 100 wei per gas.`}
          </li>
        )}
      </ol>
    </details>
  );
}

export default withToolBoundary('fee calculator', FeeCalculator);
