import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { currentSnapshot } from '@site/src/data/snapshots';
import { activationTime, upgradesAsOf } from '@site/src/data/upgrades';
import { readerPaths } from '@site/src/metadata/readerPaths';
import { personas, type PersonaId } from '@site/src/metadata/vocabulary';

import RelayPicture from './RelayPicture';
import styles from './styles.module.css';

const tutorialRoute = '/interop/tutorials/message-passing/relay-with-cast';

const sections: readonly { readonly label: string; readonly to: string; readonly holds: string }[] = [
  { label: 'Get started', to: '/get-started', holds: 'Which part of this site was written for you' },
  { label: 'Superchain', to: '/superchain', holds: 'Addresses, networks, upgrades and roles' },
  { label: 'Interoperability', to: '/interop', holds: 'Messages, tokens and ether between chains' },
  {
    label: 'App developers',
    to: '/app-developers',
    holds: 'Bridging, fees, networks and a local Superchain',
  },
  { label: 'Operators', to: '/operators', holds: 'Running chains and nodes, every flag, calculators' },
  { label: 'OP Stack', to: '/stack', holds: 'Derivation, proofs, transactions, security' },
  { label: 'Connect', to: '/connect', holds: 'Glossary, figures for machines, contributing' },
  { label: 'Notices', to: '/notices', holds: 'Who must do what by when' },
];

function PersonaPath({ id }: { readonly id: PersonaId }): ReactNode {
  const { goal, links } = readerPaths[id];
  return (
    <li className={styles.path}>
      <p className={styles.who}>
        <Link to={`/personas/${id}`}>{personas[id].label}</Link>
      </p>
      <h3>{goal}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
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
    <aside className={styles.upgrade} aria-labelledby="current-upgrade">
      <p id="current-upgrade" className={styles.upgradeLabel}>
        Current upgrade
      </p>
      <p className={styles.upgradeName}>
        {upgrade.name} <span>Upgrade {upgrade.upgrade_number}</span>
      </p>
      <p>
        On OP Mainnet since <time dateTime={day}>{day}</time> (UTC). This site describes the stack as of this
        upgrade. <Link to="/superchain/superchain-upgrades">What it contains</Link>
      </p>
    </aside>
  );
}

/** The home page: what the site is, the featured tutorial, a path for each reader, and all sections. */
export default function Home(): ReactNode {
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        <div>
          <h1>Build on, run and audit the OP Stack</h1>
          <p className={styles.lead}>
            Documentation for the optimistic-rollup stack behind the Superchain. Its interop tutorials are run
            before they are published, and every address, flag and date names its source.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={tutorialRoute}>
              Relay a message by hand
            </Link>
            <Link className="button button--secondary button--lg" to="/get-started">
              Find your way in
            </Link>
          </p>
        </div>
        <RelayPicture />
      </header>

      <section className={styles.featured} aria-labelledby="featured">
        <div>
          <p className={styles.kicker}>Featured tutorial</p>
          <h2 id="featured">
            <Link to={tutorialRoute}>Relay transactions manually</Link>
          </h2>
          <p>
            Two chains on your machine, no relayer, and one message in between. Find it in the logs, name it
            precisely, prove it with an access list and carry it over yourself with <code>cast</code>. The
            commands on the page are executed in our tests, refusals included.
          </p>
        </div>
        <CurrentUpgrade />
      </section>

      <section aria-labelledby="paths">
        <h2 id="paths">Start from what you do</h2>
        <ul className={styles.paths}>
          {(Object.keys(readerPaths) as PersonaId[]).map((id) => (
            <PersonaPath key={id} id={id} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="sections">
        <h2 id="sections">All sections</h2>
        <ul className={styles.sections}>
          {sections.map(({ label, to, holds }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{holds}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
