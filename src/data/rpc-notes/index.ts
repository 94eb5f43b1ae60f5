import opBatcherRpc from './op-batcher';
import opConductorRpc from './op-conductor';
import opGethRpc from './op-geth';
import opNodeRpc from './op-node';
import opProposerRpc from './op-proposer';
import opSupervisorRpc from './op-supervisor';
import supersimRpc from './supersim';
import { type RpcSheet } from './types';

/** The sheets of all components, in the order of the page. */
export const rpcSheets: readonly RpcSheet[] = [
  opNodeRpc,
  opGethRpc,
  opSupervisorRpc,
  opConductorRpc,
  opBatcherRpc,
  opProposerRpc,
  supersimRpc,
];
