import { type DeployerFile } from '../cliFlags';
import raw from './op-deployer.json';

/** Commands of op-deployer, which deploys and upgrades chains. */
export const opDeployer: DeployerFile = raw;
