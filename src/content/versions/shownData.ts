/** Maps components to the data they show, which snapshots copy. */

/** Data files, plus the derived `errorSelectors` and `your-chain`. */
export type FrozenName =
  | 'chains'
  | 'contracts'
  | 'errorSelectors'
  | 'events'
  | 'fees'
  | 'glossary'
  | 'interop'
  | 'predeploys'
  | 'protocol-params'
  | 'releases'
  | 'upgrades'
  | 'your-chain';

/** Components that show the selected chain. */
export const chainComponents = [
  'ChainActivation',
  'ChainAddress',
  'ChainCommand',
  'ChainGameType',
  'ChainPicker',
  'ChainRequires',
  'ChainRoles',
  'ChainValue',
] as const;

const none: readonly FrozenName[] = [];

/** Data by component; kept pages may use no other components. */
const shown: Readonly<Record<string, readonly FrozenName[]>> = {
  ...Object.fromEntries(chainComponents.map((name) => [name, ['your-chain', 'chains'] as const])),
  AddressAliasing: none,
  // Frozen through the page's import (frozenImports in freeze.ts).
  CliFlags: none,
  ErrorSelector: ['errorSelectors'],
  EventTopic: ['events', 'interop'],
  FunctionSelector: ['events', 'fees'],
  KonaPrestates: ['contracts', 'upgrades'],
  Predeploy: ['predeploys'],
  PredeployTable: ['predeploys'],
  Prestates: ['contracts'],
  ProtocolVersions: ['upgrades'],
  ReleaseContracts: ['chains', 'contracts'],
  RoleHolders: ['chains', 'contracts'],
  // Uses the version's own page titles and descriptions.
  SectionIndex: none,
  StandardParameters: ['contracts'],
  StandardReleases: ['contracts'],
  Step: none,
  SuperchainLevels: ['chains'],
  TabItem: none,
  Tabs: none,
  Term: ['glossary'],
  UpgradeFacts: ['releases', 'upgrades'],
  UpgradeTimeline: ['upgrades'],
  UpgradeTimes: ['upgrades'],
  Walkthrough: none,
  WithdrawalTimeline: ['protocol-params'],
};

/** Data of a component; undefined if not listed. */
export function dataShownBy(component: string): readonly FrozenName[] | undefined {
  return Object.hasOwn(shown, component) ? shown[component] : undefined;
}
