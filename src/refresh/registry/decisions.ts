/** Reports words and facts that a refreshed registry lacks and a person must supply. */
import { groups } from '../../components/reference/ContractAddresses/groups';
import { roles } from '../../components/reference/PrivilegedRoles/roles';
import { parameterGroups, pathsOf } from '../../components/reference/StandardParameters/parameters';
import { forkIds, forkFacts, forkName } from '../../data/forkNames';
import { type Upgrade, type UpgradesFile } from '../../data/upgrades';
import { Findings, type RegistryNotice } from './fields';
import { type RegistryData } from './readRegistry';

/** One line per cause, with the places. */
export function decisionsOn(
  data: RegistryData,
  upgrades: Pick<UpgradesFile, 'upgrades'>['upgrades'],
): readonly RegistryNotice[] {
  const findings = new Findings();
  const described = new Set(Object.values(groups).flatMap((notes) => notes.map(({ name }) => name)));
  const known = new Set(Object.values(roles).flatMap(({ chain }) => chain ?? []));
  for (const { identifier, addresses, roles: held } of data.chains.chains) {
    for (const name of Object.keys(addresses).filter((each) => !described.has(each)))
      findings.notice(
        `${name} has no words in src/components/reference/ContractAddresses/groups.ts`,
        identifier,
      );
    for (const name of Object.keys(held).filter((each) => !known.has(each)))
      findings.notice(
        `the role ${name} is not in src/components/reference/PrivilegedRoles/roles.ts`,
        identifier,
      );
  }
  const worded = new Set(parameterGroups.flatMap(({ parameters }) => parameters.map(({ path }) => path)));
  for (const [network, limits] of Object.entries(data.contracts.standard_params)) {
    for (const path of pathsOf(limits).filter((each) => !worded.has(each)))
      findings.notice(
        `${path} has no words in src/components/reference/StandardParameters/parameters.ts`,
        network,
      );
  }
  for (const [network, releases] of Object.entries(data.contracts.standard_versions)) {
    for (const [tag, { label }] of Object.entries(releases))
      if (label === tag)
        findings.notice('releases have no label in src/data/contracts.json', `${network} ${tag}`);
  }
  tellUpgrades(data, upgrades, findings);
  return findings.notices;
}

const opChains = { op_mainnet: 'mainnet/op', op_sepolia: 'sepolia/op' } as const;

/** Reports times of the OP chains that upgrades.json lacks or contradicts. */
function tellUpgrades(data: RegistryData, upgrades: readonly Upgrade[], findings: Findings): void {
  for (const [network, identifier] of Object.entries(opChains)) {
    const chain = data.chains.chains.find((each) => each.identifier === identifier);
    if (!chain) continue;
    for (const fork of forkIds.filter((each) => forkFacts(each).activation !== 'optional')) {
      const registered = chain.hardforks[fork]?.timestamp;
      const upgrade = upgrades.find(({ name }) => name === forkName(fork));
      const activation = Object.entries(upgrade?.activation ?? {}).find(([key]) => key === network)?.[1];
      const stated = typeof activation === 'object' && activation !== null ? activation.timestamp : undefined;
      if (registered !== undefined && !upgrade)
        findings.notice(`src/data/upgrades.json lacks ${forkName(fork)}`, identifier);
      else if (registered !== stated)
        findings.notice(
          `src/data/upgrades.json has another time of ${forkName(fork)} than the registry`,
          `${identifier}: ${stated ?? 'none'}, not ${registered ?? 'none'}`,
        );
    }
  }
}
