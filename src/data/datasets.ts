/** Published datasets: file in src/data, contents, schema. */
import type * as z from 'zod';

import { auditsFileSchema } from './audits.schema';
import { chainListOf } from './chainExcerpts';
import { chainListFileSchema } from './chainList.schema';
import { chainsFileSchema } from './chains.schema';
import { contractErrorsFileSchema } from './contractErrors.schema';
import { contractEventsFileSchema } from './contractEvents.schema';
import { contractsFileSchema } from './contracts.schema';
import { errorsFileSchema } from './errors.schema';
import { eventsFileSchema } from './events.schema';
import { feesFileSchema } from './fees.schema';
import { forkNamesFileSchema } from './forkNames.schema';
import { glossaryFileSchema } from './glossary.schema';
import { interopFileSchema } from './interop.schema';
import { jsonRpcFileSchema } from './jsonRpc.schema';
import { predeploysFileSchema } from './predeploys.schema';
import { preinstallsFileSchema } from './preinstalls.schema';
import { protocolParamsFileSchema } from './protocolParams.schema';
import { releasesFileSchema } from './releases.schema';
import { tokensFileSchema } from './tokens.schema';
import { upgradesFileSchema } from './upgrades.schema';
import {
  commandFileSchema,
  deployerFileSchema,
  flagFileSchema,
  gethFlagFileSchema,
  proxydFileSchema,
} from './cliFlags.schema';

export interface Dataset {
  /** Path below /data, without `.json`. */
  readonly name: string;
  /** Source file below src/data. */
  readonly file: string;
  /** Extracts the published part, if not the whole file. */
  readonly part: ((file: unknown) => object) | undefined;
  readonly title: string;
  readonly description: string;
  readonly schema: z.ZodType;
}

/** A separately published part of a data file. */
interface Excerpt {
  readonly of: string;
  readonly part: NonNullable<Dataset['part']>;
}

function dataset(name: string, schema: z.ZodType, excerpt?: Excerpt): Dataset {
  const { title, description } = schema.meta() ?? {};
  if (title === undefined || description === undefined) {
    throw new Error(
      `The schema of ${name}.json needs a title and a description: add .meta({ title, description }).`,
    );
  }
  return { name, file: `${excerpt?.of ?? name}.json`, part: excerpt?.part, title, description, schema };
}

function cli(component: string, description: string, schema: z.ZodType = flagFileSchema): Dataset {
  const title = component === 'proxyd' ? 'Configuration of proxyd' : `Flags of ${component}`;
  return dataset(`cli-flags/${component}`, schema.meta({ title, description }));
}

/** Everything published below /data with its schema, in the order of the index. */
export const datasets: readonly Dataset[] = [
  dataset('chains', chainsFileSchema),
  dataset('chain-list', chainListFileSchema, {
    of: 'chains',
    part: (file) => chainListOf(chainsFileSchema.parse(file)),
  }),
  dataset('contracts', contractsFileSchema),
  dataset('fork-names', forkNamesFileSchema),
  dataset('upgrades', upgradesFileSchema),
  dataset('predeploys', predeploysFileSchema),
  dataset('preinstalls', preinstallsFileSchema),
  dataset('tokens', tokensFileSchema),
  dataset('fees', feesFileSchema),
  dataset('protocol-params', protocolParamsFileSchema),
  dataset('releases', releasesFileSchema),
  dataset('audits', auditsFileSchema),
  dataset('events', eventsFileSchema),
  dataset('interop', interopFileSchema),
  dataset('json-rpc', jsonRpcFileSchema),
  cli('op-node', 'Flags of the consensus client.'),
  cli('op-batcher', 'Flags of the service that publishes transaction data.'),
  cli('op-proposer', 'Flags of the service that proposes output roots.'),
  cli('op-challenger', 'Flags of the service that plays dispute games.'),
  cli('op-conductor', 'Flags of the service that keeps a sequencer available.'),
  cli('op-supervisor', 'Flags of the service that verified cross-chain messages, which ended in May 2026.'),
  cli('op-dispute-mon', 'Flags of the service that watches dispute games.'),
  cli('op-supernode', 'Flags of the consensus client that follows several chains. Interop.'),
  cli('op-interop-filter', 'Flags of the service that checks cross-chain messages for a client. Interop.'),
  cli('op-program', 'Flags of the fault proof program in Go, which ended in May 2026.'),
  cli('da-server', 'Flags of an Alt-DA storage server.'),
  cli(
    'op-geth',
    'Flags that the execution client, which ended in May 2026, added to go-ethereum, and defaults it changed.',
    gethFlagFileSchema,
  ),
  cli('op-deployer', 'Commands of the tool that deploys and upgrades chains.', deployerFileSchema),
  cli('kona-node', 'Flags of the consensus client in Rust.'),
  cli('kona-host', 'Flags of the program that feeds the fault proof program.', commandFileSchema),
  cli('op-reth', 'Flags that the execution client op-reth adds to reth.', commandFileSchema),
  cli('supersim', 'Commands of the simulator that runs several chains on one machine.', commandFileSchema),
  cli('proxyd', 'Configuration fields, errors and headers of the RPC proxy.', proxydFileSchema),
  dataset('errors', errorsFileSchema),
  dataset('contract-errors', contractErrorsFileSchema),
  dataset('contract-events', contractEventsFileSchema),
  dataset('glossary', glossaryFileSchema),
];
