import { toSidebars } from './src/navigation/toSidebars';
import { folder, page, separator } from './src/navigation/types';

/**
 * The navigation tree, in the order readers meet it. A folder takes its Meta (what stands where, and
 * under which label) and the pages it holds; a page's place here is its place in docs/ and its route.
 */
export default toSidebars([
  page('index'),

  folder(
    'get-started',
    {
      '--- GetStarted': separator('Get Started'),
      '+++ Interop': { title: 'Superchain interoperability', href: '/interop/explainer' },
      '+++ Upgrades': { title: 'Superchain upgrades', href: '/superchain/superchain-upgrades' },
      '+++ Governance': {
        title: 'Optimism Governance',
        href: 'https://community.optimism.io/docs/governance/',
      },
      '--- BuilderGuides': separator('Builder Guides'),
      '+++ AppDevelopers': { title: 'App Developers', href: '/app-developers' },
      '+++ Operators': { title: 'Chain and Node Operators', href: '/operators' },
    },
    [page('index')],
  ),

  folder(
    'superchain',
    {
      '--- Superchain': separator('The Superchain'),
      'superchain-upgrades': 'Superchain upgrades',
      'standard-configuration': 'What makes a chain standard',
      tokenlist: 'Bridged token addresses',
      addresses: 'Contract addresses',
      networks: 'OP Stack networks and public RPC endpoints',
      'privileged-roles': 'Privileged Roles in OP Stack Chains',
    },
    [
      page('index'),
      page('superchain-upgrades'),
      page('standard-configuration'),
      page('tokenlist'),
      page('addresses'),
      page('networks'),
      page('privileged-roles'),
    ],
  ),

  folder(
    'interop',
    {
      '--- GetStarted': separator('Get started'),
      'get-started': 'Build interoperable apps on Superchain',
      'starter-kit': 'SuperchainERC20 starter kit',
      '--- SuperchainInterop': separator('Superchain interoperability'),
      explainer: 'Superchain interop explainer',
      predeploy: 'Superchain interop predeploys',
      'message-passing': 'Superchain interop message passing',
      'message-expiration': 'Message expiration',
      'reading-logs': 'Reading logs',
      'op-supervisor': 'OP Supervisor',
      'superchain-eth-bridge': 'Superchain ETH bridge',
      'superchain-erc20': 'SuperchainERC20',
      'compatible-tokens': 'Superchain interop compatible tokens',
      reorg: 'Superchain interop reorg awareness',
      'interop-security': 'Superchain interop transaction safety',
      tools: 'Tools',
      tutorials: 'Tutorials',
    },
    [
      page('index'),
      page('get-started'),
      page('starter-kit'),
      page('explainer'),
      page('predeploy'),
      page('message-passing'),
      page('message-expiration'),
      page('reading-logs'),
      page('op-supervisor'),
      page('superchain-eth-bridge'),
      page('superchain-erc20'),
      page('compatible-tokens'),
      page('reorg'),
      page('interop-security'),
      folder(
        'tools',
        {
          supersim: 'Supersim Multichain Development Environment',
          'relay-workbench': 'Relay workbench',
          'error-decoder': 'Error decoder',
          devnet: 'Superchain interop devnet',
          'rc-alpha': 'Release Candidate Alpha devnet',
        },
        [
          page('index'),
          page('supersim'),
          page('relay-workbench'),
          page('error-decoder'),
          page('devnet'),
          page('rc-alpha'),
        ],
      ),
      folder(
        'tutorials',
        {
          'message-passing': { title: 'Interop message passing', display: 'children' },
          'deploy-superchain-erc20': 'Deploying a SuperchainERC20',
          'transfer-superchainERC20': 'Transferring a SuperchainERC20',
          'custom-superchain-erc20': 'Custom SuperchainERC20 tokens',
          'bridge-crosschain-eth': 'Bridging native cross-chain ETH transfers',
          'contract-calls': 'Making crosschain contract calls (ping pong)',
          'event-reads': 'Making crosschain event reads (tic-tac-toe)',
          'event-contests': 'Deploying crosschain event composability (contests)',
          'upgrade-to-superchain-erc20': 'Upgrade to SuperchainERC20',
        },
        [
          page('index'),
          folder('message-passing', { 'relay-with-cast': 'Relay transactions manually' }, [
            page('index'),
            page('relay-with-cast'),
          ]),
          page('deploy-superchain-erc20'),
          page('transfer-superchainERC20'),
          page('custom-superchain-erc20'),
          page('bridge-crosschain-eth'),
          page('contract-calls'),
          page('event-reads'),
          page('event-contests'),
          folder('upgrade-to-superchain-erc20', { 'custom-bridge': 'Building a custom bridge' }, [
            page('index'),
            page('custom-bridge'),
          ]),
        ],
      ),
    ],
  ),

  folder(
    'app-developers',
    {
      '--- AppDevelopers': separator('App Developers'),
      '+++ Interop': { title: 'Superchain interoperability', href: '/interop' },
      '--- Tutorials': separator('Tutorials'),
      tutorials: { title: 'Tutorials', display: 'children' },
      '--- DevTools': separator('Developer tools'),
      '+++ Console': { title: 'Superchain Dev Console', href: 'https://console.optimism.io/' },
      tools: { title: 'Developer tools', display: 'children' },
    },
    [
      page('index'),
      folder('tutorials', { supersim: { title: 'Supersim tutorials', display: 'children' } }, [
        folder('supersim', { 'getting-started': { title: 'Getting started', display: 'children' } }, [
          page('index'),
          folder('getting-started', { installation: 'Installation', 'first-steps': 'First steps' }, [
            page('index'),
            page('installation'),
            page('first-steps'),
          ]),
        ]),
      ]),
      folder('tools', { connect: { title: 'Connecting', display: 'children' } }, [
        folder('connect', { networks: 'Networks and RPC endpoints' }, [page('networks')]),
      ]),
    ],
  ),

  folder(
    'operators',
    {
      '--- Chains': separator('Chain Operators'),
      'chain-operators': { title: 'Chains', display: 'children' },
      '--- Nodes': separator('Node Operators'),
      'node-operators': { title: 'Nodes', display: 'children' },
    },
    [
      page('index'),
      folder(
        'chain-operators',
        {
          configuration: { title: 'Chain configuration', display: 'children' },
          tools: { title: 'Chain tools', display: 'children' },
        },
        [
          folder(
            'configuration',
            {
              rollup: 'Rollup deployment configuration',
              batcher: 'Batcher configuration',
              proposer: 'Proposer configuration',
            },
            [page('rollup'), page('batcher'), page('proposer')],
          ),
          folder('tools', { 'fee-calculator': 'Fee calculator' }, [page('fee-calculator')]),
        ],
      ),
      folder(
        'node-operators',
        {
          configuration: { title: 'Configuration', display: 'children' },
          'network-upgrades': 'Network upgrades',
          'json-rpc': 'JSON-RPC API',
          releases: 'Software releases',
        },
        [
          folder(
            'configuration',
            {
              'base-config': 'Base configuration',
              'consensus-config': 'Consensus layer configuration',
              'execution-config': 'Execution layer configuration',
            },
            [page('base-config'), page('consensus-config'), page('execution-config')],
          ),
          page('network-upgrades'),
          page('json-rpc'),
          page('releases'),
        ],
      ),
    ],
  ),

  folder(
    'stack',
    {
      '--- OpStack': separator('OP Stack'),
      transactions: { title: 'Transactions', display: 'children' },
      security: { title: 'Security', display: 'children' },
    },
    [
      page('index'),
      folder('transactions', { 'deposit-flow': 'Deposit flow', 'withdrawal-flow': 'Withdrawal flow' }, [
        page('index'),
        page('deposit-flow'),
        page('withdrawal-flow'),
      ]),
      folder('security', { 'audits-report': 'Audit reports' }, [page('audits-report')]),
    ],
  ),

  folder(
    'connect',
    {
      contribute: { title: 'Contribute', display: 'children' },
      resources: { title: 'Resources', display: 'children' },
      about: { title: 'About this site', display: 'children' },
      '+++ LiveSupport': {
        title: 'Get Launch Support',
        href: 'https://share.hsforms.com/1yENj8CV9TzGYBASD0JC8_gqoshb',
      },
    },
    [
      page('index'),
      folder('contribute', { 'style-guide': 'Docs style guide', hosting: 'Host this site' }, [
        page('style-guide'),
        page('hosting'),
      ]),
      folder(
        'resources',
        {
          glossary: 'Glossary',
          data: 'Figures for machines',
          'page-index': 'Pages for machines',
          '+++ Changelog': {
            title: 'Changelog',
            href: 'https://github.com/ethereum-optimism/optimism/releases',
          },
        },
        [page('glossary'), page('data'), page('page-index')],
      ),
      folder('about', { accessibility: 'Accessibility', privacy: 'Privacy', offline: 'Read offline' }, [
        page('accessibility'),
        page('privacy'),
        page('offline'),
      ]),
    ],
  ),

  folder('notices', {}, [page('index')]),
]);
