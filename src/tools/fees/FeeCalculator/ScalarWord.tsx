import { useState, type ReactNode } from 'react';

import withToolBoundary from '@site/src/ui/ToolBoundary/withToolBoundary';
import { fees } from '@site/src/data/fees';
import { problemOf } from '@site/src/lib/result';
import { decodeScalars, encodeScalars, UINT32_MAX } from '@site/src/tools/fees/scalars';
import { groupDigits, parseDecimal } from '@site/src/lib/units';
import {
  Calculator,
  CopyValue,
  FieldGroup,
  IntegerField,
  Outcome,
  SelectField,
  TextField,
} from '../../../ui/fields';

const atEcotone = fees.op_mainnet_settings_history.find(({ baseFeeScalar }) => baseFeeScalar !== undefined);
const example = {
  baseFeeScalar: String(atEcotone?.baseFeeScalar ?? 0),
  blobBaseFeeScalar: String(atEcotone?.blobBaseFeeScalar ?? 0),
};
const encodedExample = encodeScalars({
  baseFeeScalar: BigInt(example.baseFeeScalar),
  blobBaseFeeScalar: BigInt(example.blobBaseFeeScalar),
});

type Direction = 'encode' | 'decode';

/** Packs both scalars into SystemConfig's word, and unpacks such a word. */
function ScalarWord(): ReactNode {
  const [direction, setDirection] = useState<Direction>('encode');
  const [baseFeeScalar, setBaseFeeScalar] = useState(example.baseFeeScalar);
  const [blobBaseFeeScalar, setBlobBaseFeeScalar] = useState(example.blobBaseFeeScalar);
  const [word, setWord] = useState(encodedExample.ok ? encodedExample.value : '');

  const base = parseDecimal(baseFeeScalar, {
    field: 'baseFeeScalar',
    name: 'baseFeeScalar',
    max: UINT32_MAX,
  });
  const blob = parseDecimal(blobBaseFeeScalar, {
    field: 'blobBaseFeeScalar',
    name: 'blobBaseFeeScalar',
    max: UINT32_MAX,
  });
  const encoded = !base.ok
    ? base
    : !blob.ok
      ? blob
      : encodeScalars({ baseFeeScalar: base.value, blobBaseFeeScalar: blob.value });
  const decoded = decodeScalars(word);
  const outcome = direction === 'encode' ? encoded : decoded;

  return (
    <Calculator
      title="Scalar word"
      example={<>Example: the scalars of OP Mainnet on {atEcotone?.date}, for Ecotone.</>}
    >
      <FieldGroup legend="Scalars and word">
        <SelectField
          label="Direction"
          value={direction}
          options={[
            { value: 'encode', label: 'Scalars to word' },
            { value: 'decode', label: 'Word to scalars' },
          ]}
          onChange={setDirection}
        />
        {direction === 'encode' ? (
          <>
            <IntegerField
              label="baseFeeScalar"
              value={baseFeeScalar}
              onChange={setBaseFeeScalar}
              problem={problemOf(outcome, 'baseFeeScalar')}
            />
            <IntegerField
              label="blobBaseFeeScalar"
              value={blobBaseFeeScalar}
              onChange={setBlobBaseFeeScalar}
              problem={problemOf(outcome, 'blobBaseFeeScalar')}
            />
          </>
        ) : (
          <TextField
            label="Word"
            unit="hexadecimal or decimal"
            inputMode="text"
            code
            wide
            value={word}
            onChange={setWord}
            problem={problemOf(outcome, 'word')}
          />
        )}
      </FieldGroup>
      <Outcome problem={problemOf(outcome)}>
        {direction === 'encode' && encoded.ok && (
          <>
            <p>
              Word: <CopyValue value={encoded.value} name="the word" />
            </p>
            <p>
              As a number: <CopyValue value={BigInt(encoded.value).toString()} name="the word as a number" />
            </p>
          </>
        )}
        {direction === 'decode' && decoded.ok && (
          <p>
            Version {decoded.value.version}, <code>baseFeeScalar</code>{' '}
            {groupDigits(decoded.value.baseFeeScalar)}, <code>blobBaseFeeScalar</code>{' '}
            {groupDigits(decoded.value.blobBaseFeeScalar)}.
          </p>
        )}
      </Outcome>
    </Calculator>
  );
}

export default withToolBoundary('scalar encoder', ScalarWord);
