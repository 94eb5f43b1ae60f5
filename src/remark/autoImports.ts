/** Imports components only into pages that use them; globally registered ones are loaded by every page. */
import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';

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
  RelayPicture: `${mdx}/RelayPicture`,
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

/**
 * The plugin, after those that add components. A page's own imports come first.
 *
 * @param components modules with a component as default export, by its name
 */
export default function autoImports(components = heavyComponents): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    const own = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        for (const name of importedNames(node)) own.add(name);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name !== null) used.add(node.name);
      }
    });
    for (const [name, module] of Object.entries(components)) {
      if (used.has(name) && !own.has(name)) tree.children.unshift(importOf(name, module));
    }
  };
}

function importedNames(node: MdxjsEsm): readonly string[] {
  return (node.data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
  );
}

/** AST of `import Name from 'module'`. */
export function importOf(name: string, module: string): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `import ${name} from ${JSON.stringify(module)}`, data: { estree } };
}
