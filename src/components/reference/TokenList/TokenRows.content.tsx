import { type CSSProperties, Fragment, type ReactNode } from 'react';

import { allTokens, type Token, tokenChains, tokensSource } from '@site/src/data/tokens';

import { AddressCell, RowLink } from '../../../ui/DataTable/cells';
import table from '../../../ui/DataTable/styles.module.css';
import Provenance from '../../../ui/Provenance';
import { tokenChainOrder, tokenExplorers } from './explorers';
import { tokenRowId } from './rowId';
import styles from './styles.module.css';

function alias(token: Token, chainId: string): string | undefined {
  const there = token.overrides?.[chainId];
  if (!there) return undefined;
  const parts = [
    there.symbol,
    there.name,
    there.decimals === undefined ? undefined : `${there.decimals} decimals`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** Lines that a token's addresses take, from which CSS estimates the row's height off screen. */
function linesOf({ addresses, overrides = {}, nonstandard_bridges: bridges = {} }: Token): number {
  return [addresses, overrides, ...Object.values(bridges)].flatMap((record) => Object.keys(record)).length;
}

function TokenRow({ token }: { readonly token: Token }): ReactNode {
  const id = tokenRowId(token);
  return (
    <li
      id={id}
      className={styles.row}
      style={{ '--lines': linesOf(token) } as CSSProperties}
      data-row=""
      data-facet-chain={Object.keys(token.addresses).join(' ')}
      data-facet-list={token.list}
      data-sort-symbol={token.symbol}
      data-sort-name={token.name}
    >
      <div>
        <strong>{token.symbol}</strong>
        <RowLink id={id} label={token.id} />
        <div className={table.muted}>
          {token.name} · {token.decimals} decimals
          {token.list === 'default' && ' · default list'}
        </div>
      </div>
      <dl className={styles.addresses}>
        {tokenChainOrder.map((chainId) => {
          const address = token.addresses[chainId];
          if (address === undefined) return null;
          const name = alias(token, chainId);
          const bridges = Object.values(token.nonstandard_bridges ?? {}).map((bridge) => bridge[chainId]);
          return (
            <Fragment key={chainId}>
              <dt>{tokenChains[chainId]}</dt>
              <dd>
                <AddressCell
                  address={address}
                  explorer={tokenExplorers[chainId] ?? ''}
                  label={`${token.symbol} on ${tokenChains[chainId]}`}
                />
                {name !== undefined && <span className={table.muted}> {name}</span>}
                {bridges.map(
                  (bridge) =>
                    bridge !== undefined && (
                      <span className={styles.bridge} key={bridge}>
                        uses this bridge instead of the standard bridge:{' '}
                        <AddressCell
                          address={bridge}
                          explorer={tokenExplorers[chainId] ?? ''}
                          label={`bridge of ${token.symbol} on ${tokenChains[chainId]}`}
                        />
                      </span>
                    ),
                )}
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </li>
  );
}

/** Every token; works without scripts. */
export default function TokenRows(): ReactNode {
  return (
    <>
      <ul className={table.list}>
        {allTokens().map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      <Provenance what="Tokens" source={tokensSource} dataset="tokens" />
    </>
  );
}
