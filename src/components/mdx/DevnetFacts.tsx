import { type ReactNode } from 'react';

import { interop } from '@site/src/data/interop';
import { commitDay } from '@site/src/data/provenance';

import MarkdownTable from '../../ui/MarkdownTable';

/** Date of the documentation that publishes the values. */
function dateOf(docsPath: string): string {
  const source = interop.other_sources.find(({ path }) => docsPath.startsWith(path.replace(/\*.*$/, '')));
  return source?.commit_date ? commitDay({ commit_date: source.commit_date }) : commitDay(interop.source);
}

/** Settings of an interop devnet as a dated table. */
export default function DevnetFacts({ name }: { readonly name: string }): ReactNode {
  const devnet = interop.devnets.find((candidate) => candidate.name === name);
  if (!devnet) {
    const known = interop.devnets.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no interop devnet "${name}". Known: ${known}.`);
  }
  return (
    <MarkdownTable>
      <caption>
        {devnet.name}
        {devnet.docs_path ? `, as published on ${dateOf(devnet.docs_path)}` : ''}
      </caption>
      <tbody>
        <tr>
          <th scope="row">Network name</th>
          <td>
            <code>{devnet.name}</code>
          </td>
        </tr>
        <tr>
          <th scope="row">Chain ID</th>
          <td>
            <code>{devnet.chain_id}</code>
          </td>
        </tr>
        <tr>
          <th scope="row">Currency symbol</th>
          <td>ETH</td>
        </tr>
        <tr>
          <th scope="row">Public RPC</th>
          <td>{devnet.rpc ? <code>{devnet.rpc}</code> : 'none published'}</td>
        </tr>
        <tr>
          <th scope="row">Sequencer</th>
          <td>{devnet.sequencer ? <code>{devnet.sequencer}</code> : 'none published'}</td>
        </tr>
        <tr>
          <th scope="row">Block explorers</th>
          <td>
            {devnet.explorers.length === 0
              ? 'none'
              : devnet.explorers.map((url, index) => (
                  <span key={url}>
                    {index > 0 && ', '}
                    <a href={url}>{new URL(url).hostname}</a>
                  </span>
                ))}
          </td>
        </tr>
        <tr>
          <th scope="row">L1 chain ID</th>
          <td>
            <code>{devnet.l1_chain_id}</code>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <code>OptimismPortal</code> on L1
          </th>
          <td>
            <code>{devnet.optimism_portal}</code>
          </td>
        </tr>
      </tbody>
    </MarkdownTable>
  );
}
