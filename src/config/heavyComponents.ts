const components = '@site/src/components';

/**
 * Components that carry data, are tools, or are on few pages. A page that uses one gets its import while it is compiled;
 * registering them in MDXComponents would put them into every page.
 */
export const heavyComponents: Readonly<Record<string, string>> = {
  AddressAliasing: `${components}/AddressAliasing`,
  BaseFeePlot: `${components}/BaseFeePlot`,
  ChainActivation: `${components}/YourChain/ChainActivation`,
  ChainAddress: `${components}/YourChain/ChainAddress`,
  ChainCommand: `${components}/YourChain/ChainCommand`,
  ChainGameType: `${components}/YourChain/ChainGameType`,
  ChainPicker: `${components}/ChainPicker`,
  ChainRequires: `${components}/YourChain/ChainRequires`,
  ChainValue: `${components}/YourChain/ChainValue`,
  CliFlags: `${components}/CliFlags`,
  DataFeeCalculator: `${components}/DataFeeCalculator`,
  DataFiles: `${components}/Provenance/DataFiles`,
  ExecutedWith: `${components}/ExecutedWith`,
  FeeCalculator: `${components}/FeeCalculator`,
  FeedList: '@site/src/features/feeds/FeedList',
  Glossary: `${components}/Term/Glossary`,
  Home: `${components}/Home`,
  JsonRpcMethods: `${components}/JsonRpcMethods`,
  NoticeList: '@site/src/features/notices/NoticeList',
  PredeployTable: `${components}/PredeployTable`,
  RelayWorkbench: `${components}/RelayWorkbench`,
  Releases: `${components}/Releases`,
  ScalarWord: `${components}/FeeCalculator/ScalarWord`,
  SectionIndex: `${components}/SectionIndex`,
  SlashKeySwitch: `${components}/SlashKeySwitch`,
  Step: `${components}/Walkthrough/Step`,
  StepDone: '@site/src/features/tutorialSteps/StepDone',
  StepsProgress: '@site/src/features/tutorialSteps/StepsProgress',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  UpgradeActivation: `${components}/UpgradeActivation`,
  Vocabulary: `${components}/Vocabulary`,
  Walkthrough: `${components}/Walkthrough`,
  WithdrawalTimeline: `${components}/WithdrawalTimeline`,
};
