import { renderToStaticMarkup } from 'react-dom/server';

import DevnetContracts from '@site/src/components/mdx/DevnetContracts';
import DevnetFacts from '@site/src/components/mdx/DevnetFacts';
import { interop } from '@site/src/data/interop';

function markup(name: string): string {
  return renderToStaticMarkup(<DevnetFacts name={name} />);
}

describe('the facts of an interop devnet', () => {
  it.each(interop.devnets.map(({ name }) => name))('name its chain ID and its portal: %s', (name) => {
    const devnet = interop.devnets.find((candidate) => candidate.name === name);
    expect(markup(name)).toContain(`<code>${devnet?.chain_id}</code>`);
    expect(markup(name)).toContain(`<code>${devnet?.optimism_portal}</code>`);
  });

  it('have the date of their source', () => {
    expect(markup('interop-alpha-0')).toContain('as published on 2025-06-10');
  });

  it('say if a network has no public endpoint or explorer', () => {
    expect(markup('rehearsal-0-bn-0')).toContain('none published');
    expect(markup('interop-rc-alpha-0')).toContain('<td>none</td>');
  });

  it('reject an unknown name and list the known ones', () => {
    expect(() => markup('interop-beta-0')).toThrow(
      /There is no interop devnet "interop-beta-0"\. Known: interop-alpha-0/,
    );
  });
});

describe('the application contracts of the devnets', () => {
  it('are listed with their addresses', () => {
    const html = renderToStaticMarkup(<DevnetContracts />);
    for (const address of Object.values(interop.devnet_app_contracts.uniswap_v4))
      expect(html).toContain(address);
  });
});
