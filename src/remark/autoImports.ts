const mdx = '@site/src/components/mdx';
const page = '@site/src/components/page';
const reference = '@site/src/components/reference';
const features = '@site/src/features';
const tools = '@site/src/tools';

/**
 * Components imported only by pages that use them; MDXComponents would put them
 * into every bundle.
 */
export const heavyComponents: Readonly<Record<string, string>> = {
  AddressAliasing: `${tools}/bridge/AddressAliasing`,
  BaseFeePlot: `${tools}/fees/BaseFeePlot`,
  ChainActivation: `${features}/yourChain/ChainActivation`,
  ChainAddress: `${features}/yourChain/ChainAddress`,
  ChainCommand: `${features}/yourChain/ChainCommand`,
  ChainGameType: `${features}/yourChain/ChainGameType`,
  ChainPicker: `${features}/yourChain/ChainPicker`,
  ChainRequires: `${features}/yourChain/ChainRequires`,
  ChainValue: `${features}/yourChain/ChainValue`,
  CliFlags: `${reference}/CliFlags`,
  DataFeeCalculator: `${tools}/fees/DataFeeCalculator`,
  DataFiles: '@site/src/ui/Provenance/DataFiles',
  ExecutedWith: `${mdx}/ExecutedWith`,
  FeeCalculator: `${tools}/fees/FeeCalculator`,
  FeedList: `${features}/feeds/FeedList`,
  Glossary: `${features}/glossary/Glossary`,
  Home: `${page}/Home`,
  JsonRpcMethods: `${reference}/JsonRpcMethods`,
  NoticeList: `${features}/notices/NoticeList`,
  PredeployTable: `${reference}/PredeployTable`,
  RelayWorkbench: `${tools}/relay/Workbench`,
  Releases: `${reference}/Releases`,
  ScalarWord: `${tools}/fees/FeeCalculator/ScalarWord`,
  SectionIndex: `${page}/SectionIndex`,
  SlashKeySwitch: `${features}/search/SlashKeySwitch`,
  Step: `${mdx}/Walkthrough/Step`,
  StepDone: `${features}/tutorialSteps/StepDone`,
  StepsProgress: `${features}/tutorialSteps/StepsProgress`,
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  UpgradeActivation: `${reference}/UpgradeActivation`,
  Vocabulary: `${mdx}/Vocabulary`,
  Walkthrough: `${mdx}/Walkthrough`,
  WithdrawalTimeline: `${tools}/bridge/WithdrawalTimeline`,
};
