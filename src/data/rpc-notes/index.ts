import opBatcherRpc from './op-batcher';
import opConductorRpc from './op-conductor';
import opNodeRpc from './op-node';
import opProposerRpc from './op-proposer';
import opRethRpc from './op-reth';
import supersimRpc from './supersim';
import { type RpcSheet } from './types';

/** All sheets, in page order. */
export const rpcSheets: readonly RpcSheet[] = [
  opNodeRpc,
  opRethRpc,
  opConductorRpc,
  opBatcherRpc,
  opProposerRpc,
  supersimRpc,
];
