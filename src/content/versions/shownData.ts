/**
 * Which data the components of a page show. A snapshot keeps a copy of what its pages show, so that they stay as they are
 * when the data changes.
 */

/** What a snapshot keeps of `src/data`: names of files, and `errorSelectors` and `your-chain`, which are made of others. */
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

/** Components that show the chain which the reader picked. */
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

/** Component to the data it shows. A page that a snapshot keeps uses no other components. */
const shown: Readonly<Record<string, readonly FrozenName[]>> = {
  ...Object.fromEntries(chainComponents.map((name) => [name, ['your-chain', 'chains'] as const])),
  AddressAliasing: none,
  // Its sheet is frozen by the page's own import (frozenImports in freeze.ts).
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
  // Titles and descriptions of the version's own pages.
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

/** The data that a component shows; undefined for one that nobody has said it of. */
export function dataShownBy(component: string): readonly FrozenName[] | undefined {
  return Object.hasOwn(shown, component) ? shown[component] : undefined;
}
