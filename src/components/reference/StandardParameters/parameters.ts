/** The standard's requirements, by parameter. */
import { type Limits, type Range } from '@site/src/data/contracts';

/** A standard parameter with explanation. */
export interface Parameter {
  /** Path in the standard's file. */
  readonly path: string;
  readonly label: string;
  readonly unit: '' | 's' | 'gas' | 'wei' | 'L1 blocks';
  readonly meaning: string;
}

/** Parameters set in one place, as one table. */
export interface ParameterGroup {
  readonly id: string;
  readonly title: string;
  readonly parameters: readonly Parameter[];
}

/** Every parameter of the standard; a test compares the paths with the data. */
export const parameterGroups: readonly ParameterGroup[] = [
  {
    id: 'rollup',
    title: 'Rollup configuration',
    parameters: [
      {
        path: 'rollup_config.seq_window_size',
        label: 'Sequencing window',
        unit: 'L1 blocks',
        meaning: 'How long the sequencer may take to post a batch before blocks are derived without it.',
      },
      {
        path: 'rollup_config.block_time',
        label: 'Block time',
        unit: 's',
        meaning: 'Difference between the timestamps of consecutive blocks.',
      },
    ],
  },
  {
    id: 'system-config',
    title: 'SystemConfig',
    parameters: [
      {
        path: 'system_config.gas_limit',
        label: 'Gas limit',
        unit: 'gas',
        meaning: 'Gas that one block can use.',
      },
      {
        path: 'system_config.minimum_base_fee',
        label: 'Minimum base fee',
        unit: 'wei',
        meaning: 'Lowest base fee of an L2 block, since Jovian. Zero means no minimum.',
      },
      {
        path: 'system_config.operator_fee_scalar',
        label: 'Operator fee scalar',
        unit: '',
        meaning: 'Part of the operator fee that grows with the gas used. Zero means no such part.',
      },
      {
        path: 'system_config.operator_fee_constant',
        label: 'Operator fee constant',
        unit: 'wei',
        meaning: 'Fixed part of the operator fee, the same for every transaction. Zero means no such part.',
      },
    ],
  },
  {
    id: 'fees',
    title: 'L1 data fee',
    parameters: [
      {
        path: 'gas_price_oracle.ecotone.base_fee_scalar',
        label: 'Base fee scalar',
        unit: '',
        meaning: 'Weight of the L1 base fee, in millionths.',
      },
      {
        path: 'gas_price_oracle.ecotone.blob_base_fee_scalar',
        label: 'Blob base fee scalar',
        unit: '',
        meaning: 'Weight of the L1 blob base fee, in millionths.',
      },
      {
        path: 'gas_price_oracle.ecotone.decimals',
        label: 'Decimals',
        unit: '',
        meaning: 'Decimal places of the two scalars.',
      },
      {
        path: 'gas_price_oracle.pre-ecotone.scalar',
        label: 'Scalar before Ecotone',
        unit: '',
        meaning: 'Weight of the L1 fee in the formula before Ecotone.',
      },
      {
        path: 'gas_price_oracle.pre-ecotone.overhead',
        label: 'Overhead before Ecotone',
        unit: 'gas',
        meaning: 'Gas added to the data of each transaction before Ecotone.',
      },
      {
        path: 'gas_price_oracle.pre-ecotone.decimals',
        label: 'Decimals before Ecotone',
        unit: '',
        meaning: 'Decimal places of the scalar before Ecotone.',
      },
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals',
    parameters: [
      {
        path: 'optimism_portal_2.proof_maturity_delay_seconds',
        label: 'Proof maturity delay',
        unit: 's',
        meaning: 'Wait between proving and finalizing a withdrawal.',
      },
      {
        path: 'optimism_portal_2.dispute_game_finality_delay_seconds',
        label: 'Dispute game finality delay',
        unit: 's',
        meaning: 'Wait after a game is resolved, during which the guardian can invalidate it.',
      },
      {
        path: 'optimism_portal_2.respected_game_type',
        label: 'Respected game type',
        unit: '',
        meaning: 'Kind of game that withdrawals rely on: 0 is permissionless, 1 is permissioned.',
      },
    ],
  },
  {
    id: 'games',
    title: 'Permissioned dispute game',
    parameters: [
      {
        path: 'proofs.permissioned.game_type',
        label: 'Game type',
        unit: '',
        meaning: 'Number by which the factory identifies the permissioned game.',
      },
      {
        path: 'proofs.permissioned.max_game_depth',
        label: 'Maximum game depth',
        unit: '',
        meaning: 'Levels of the tree of claims.',
      },
      {
        path: 'proofs.permissioned.split_depth',
        label: 'Split depth',
        unit: '',
        meaning: 'Level below which claims are about the proof program, not about L2 blocks.',
      },
      {
        path: 'proofs.permissioned.max_clock_duration',
        label: 'Maximum clock duration',
        unit: 's',
        meaning: 'Total time that each side has.',
      },
      {
        path: 'proofs.permissioned.clock_extension',
        label: 'Clock extension',
        unit: 's',
        meaning: 'Minimum time that a side has left when its turn begins.',
      },
    ],
  },
  {
    id: 'deposits',
    title: 'Deposit fee market',
    parameters: [
      {
        path: 'resource_config.max_resource_limit',
        label: 'Maximum resource limit',
        unit: 'gas',
        meaning: 'L2 gas that the deposits of one L1 block can buy.',
      },
      {
        path: 'resource_config.elasticity_multiplier',
        label: 'Elasticity multiplier',
        unit: '',
        meaning:
          'Limit divided by target; the price rises when deposits use more than the target and falls when they use less.',
      },
      {
        path: 'resource_config.base_fee_max_change_denominator',
        label: 'Change denominator',
        unit: '',
        meaning: 'How fast the price moves: higher is slower.',
      },
      {
        path: 'resource_config.minimum_base_fee',
        label: 'Minimum base fee',
        unit: 'wei',
        meaning: 'Lowest price of deposit gas.',
      },
      {
        path: 'resource_config.maximum_base_fee',
        label: 'Maximum base fee',
        unit: 'wei',
        meaning: 'Highest price of deposit gas.',
      },
      {
        path: 'resource_config.system_tx_max_gas',
        label: 'System transaction gas',
        unit: 'gas',
        meaning: 'Gas set aside for the transaction that carries L1 attributes.',
      },
    ],
  },
];

/** A group's parameters in the data, undescribed ones last. */
export function parametersOf(group: ParameterGroup, data: readonly Limits[]): readonly Parameter[] {
  const there = new Set(data.flatMap((limits) => pathsOf(limits)));
  const described = new Set(parameterGroups.flatMap(({ parameters }) => parameters.map(({ path }) => path)));
  const section = (path: string): string => path.replace(/\..*$/, '');
  const own = new Set(group.parameters.map(({ path }) => section(path)));
  const others = [...there].filter((path) => !described.has(path) && own.has(section(path)));
  return [
    ...group.parameters.filter(({ path }) => there.has(path)),
    ...others.map((path): Parameter => ({
      path,
      label: path.replace(/^[^.]+\./, ''),
      unit: '',
      meaning: 'Not described yet.',
    })),
  ];
}

function isRange(value: unknown): value is Range {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
}

/** Every path to a value in the standard's file. */
export function pathsOf(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || isRange(value)) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function valueAt(params: Limits, path: string): unknown {
  let value: unknown = params;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return value;
}

/** Digits in groups of three. Large numbers are strings with underscores. */
function grouped(digits: string): string {
  return digits.replaceAll('_', '').replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Seconds in the largest units that fit: `604800` is `7 days`, `10800` is `3 hours`. */
export function duration(seconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  for (const [size, name] of units) {
    const amount = seconds / size;
    if (amount >= 1 && Number.isInteger(amount * 2)) return `${amount} ${name}${amount === 1 ? '' : 's'}`;
  }
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** A limit in words: `302,400 s (3.5 days)`, `1 to 2 s`, `0 to 10,000,000`, `not stated`. */
export function allowed(params: Limits, { path, unit }: Pick<Parameter, 'path' | 'unit'>): string {
  const value = valueAt(params, path);
  const end = unit === '' ? '' : ` ${unit}`;
  if (isRange(value)) {
    const [low, high] = value;
    if (low !== high) return `${grouped(String(low))} to ${grouped(String(high))}${end}`;
    return allowedOne(String(low), unit);
  }
  if (typeof value === 'number' || typeof value === 'string') return allowedOne(String(value), unit);
  return 'not stated';
}

/** In digits wider than a column. */
const mostOf128Bits = String((1n << 128n) - 1n);

function allowedOne(digits: string, unit: Parameter['unit']): string {
  if (digits.replaceAll('_', '') === mostOf128Bits) return `2^128 − 1 ${unit}`;
  const plain = grouped(digits);
  if (unit === 's' && Number(digits) >= 60) return `${plain} s (${duration(Number(digits))})`;
  if (unit === 'wei' && digits === '1000000000') return `${plain} wei (1 gwei)`;
  return unit === '' ? plain : `${plain} ${unit}`;
}
