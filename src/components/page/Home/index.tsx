import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import { currentSnapshot } from '@site/src/data/snapshots';
import { activationTime, upgradeId, upgradesAsOf } from '@site/src/data/upgrades';
import NoticesToActOn from '@site/src/features/notices/NoticesToActOn';
import { searchExamples } from '@site/src/features/search/examples';
import { toSearchAddress } from '@site/src/features/search/searchAddress';
import SearchField from '@site/src/features/search/SearchField';
import { readerPaths } from '@site/src/components/page/Home/readerPaths';
import { tagRoute } from '@site/src/content/tagRoute';
import { personas, type PersonaId } from '@site/src/content/personas';

import RelayPicture from '../../mdx/RelayPicture';
import styles from './styles.module.css';

const tutorialRoute = '/interop/tutorials/message-passing/relay-with-cast';

interface Card {
  readonly label: string;
  readonly to: string;
  readonly use: string;
}

const tools: readonly Card[] = [
  {
    label: 'Error decoder',
    to: '/interop/tools/error-decoder',
    use: 'Paste revert data, a selector or a log line; see what it means and what to do.',
  },
  {
    label: 'Relay workbench',
    to: '/interop/tools/relay-workbench',
    use: 'Paste the log of a message; get its identifier, access list and relay command.',
  },
  {
    label: 'Fee calculator',
    to: '/operators/chain-operators/tools/fee-calculator',
    use: 'What a chain earns and spends, and the scalars that cover its costs.',
  },
  {
    label: 'Networks',
    to: '/superchain/networks',
    use: 'Chain IDs, RPC endpoints and explorers.',
  },
  {
    label: 'Contract addresses',
    to: '/superchain/addresses',
    use: 'Contracts of each chain on L1 and L2, with links to explorers.',
  },
  {
    label: 'What changed',
    to: '/changes',
    use: 'Pages of two network upgrades side by side, with each difference marked.',
  },
];

const sections: readonly Card[] = [
  { label: 'Get started', to: '/get-started', use: 'Find the part of this site written for you' },
  { label: 'Superchain', to: '/superchain', use: 'Addresses, networks, upgrades and roles' },
  { label: 'Interop', to: '/interop', use: 'Messages, tokens and ether between chains' },
  { label: 'App developers', to: '/app-developers', use: 'Bridging, fees and local chains' },
  { label: 'Operators', to: '/operators', use: 'Running chains and nodes, every flag' },
  { label: 'OP Stack', to: '/stack', use: 'Derivation, proofs, transactions, security' },
  { label: 'Notices', to: '/notices', use: 'Who must do what by when' },
  { label: 'Connect', to: '/connect', use: 'Glossary, data files, contributing' },
];

/** The large search field with examples; hidden without scripts, which search needs. */
function Search(): ReactNode {
  return (
    <div className={styles.search} data-search-ignore="">
      <div className={styles.searchRoom}>
        <SearchField place="page" />
      </div>
      <ul className={styles.examples}>
        {searchExamples.map(({ kind, query, shown }) => (
          <li key={kind}>
            {kind}{' '}
            <Link to={`/search${toSearchAddress({ query })}`}>
              <code>{shown ?? query}</code>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reader({ id }: { readonly id: PersonaId }): ReactNode {
  const [first] = readerPaths[id].links;
  return (
    <li>
      <h3>
        <Link to={tagRoute('personas', id)}>{personas[id].label}</Link>
      </h3>
      <p>{personas[id].description}</p>
      <p className={styles.task}>
        <Link to={first.to}>{first.label}</Link>
      </p>
    </li>
  );
}

function Cards({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  return cards.map(({ label, to, use }) => (
    <li key={to}>
      <h3>
        <Link to={to}>{label}</Link>
      </h3>
      <p>{use}</p>
    </li>
  ));
}

function CurrentUpgrade(): ReactNode {
  const upgrade = upgradesAsOf(currentSnapshot).at(-1);
  const activation = upgrade && activationTime(upgrade, 'op_mainnet');
  if (!upgrade || !activation) {
    throw new Error(
      `src/data/upgrades.json has no time on OP Mainnet for the current upgrade, ${currentSnapshot}.`,
    );
  }
  const day = activation.utc.slice(0, 10);
  return (
    <section className={styles.upgrade} aria-labelledby="upgrade">
      <h2 id="upgrade">
        {upgrade.name} <span>Upgrade {upgrade.upgrade_number}</span>
      </h2>
      <p>
        The network upgrade this site describes, on OP Mainnet since <time dateTime={day}>{day}</time> (UTC).
      </p>
      <p>
        <Link to={`/superchain/superchain-upgrades#${upgradeId(upgrade)}`}>What it contains</Link>
      </p>
    </section>
  );
}

/** The home page: search, reader paths, tools, notices, the featured tutorial and all sections. */
export default function Home(): ReactNode {
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <h1>Build on, run and audit the OP Stack</h1>
        <p className={styles.lead}>
          Documentation for the optimistic-rollup stack behind the Superchain: tutorials run before they are
          published, and addresses, flags and dates with their sources.
        </p>
        <Search />
      </header>

      <section aria-labelledby="readers">
        <h2 id="readers">Start from what you do</h2>
        <ul className={clsx(styles.cards, styles.readers)}>
          {(Object.keys(readerPaths) as PersonaId[]).map((id) => (
            <Reader key={id} id={id} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="tools">
        <h2 id="tools">Tools</h2>
        <ul className={styles.cards}>
          <Cards cards={tools} />
        </ul>
      </section>

      <div className={styles.news}>
        <section aria-labelledby="act-now">
          <h2 id="act-now">Act now</h2>
          <NoticesToActOn />
          <p className={styles.all}>
            <Link to="/notices">All notices</Link>
          </p>
        </section>
        <CurrentUpgrade />
      </div>

      <section className={styles.featured} aria-labelledby="featured">
        <div>
          <p className={styles.kicker}>Featured tutorial</p>
          <h2 id="featured">
            <Link to={tutorialRoute}>Relay transactions manually</Link>
          </h2>
          <p>
            Two chains on your machine, no relayer, and one message in between. Find it in the logs, declare
            it in an access list and relay it yourself with <code>cast</code>. Our tests run every command on
            the page, including those that must fail.
          </p>
        </div>
        <RelayPicture />
      </section>

      <section aria-labelledby="sections">
        <h2 id="sections">All sections</h2>
        <ul className={styles.sections}>
          <Cards cards={sections} />
        </ul>
      </section>
    </div>
  );
}
