/** Supersim's installation: everything but downloads, and the checks that it works. */
import { confirmRecord } from './support/record';
import { L1_ADDRESSES } from './support/network';
import { fencesOf } from './support/fences';
import { walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/supersim/getting-started/installation.mdx';
/** Downloads, and the fix for occupied ports. */
const skipped = ['Install Foundry', 'Install Supersim', 'Install jq', 'address already in use'];

const walk = walkBeforeTests(page, {
  network: { l1: true },
  skip: ({ heading, code }) =>
    (skipped.includes(heading) && !code.startsWith('anvil') && !code.startsWith('Build')) ||
    /^supersim (--)?version/.test(code),
});

it('finds the programs and the chains as the page says', () => {
  expect(walk.outputs.size).toBe(5);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it('shows the L1 contracts that Supersim has', () => {
  const shown = fencesOf(page).find(({ code }) => code.includes('OptimismPortal:'))?.code ?? '';
  expect(shown).toContain(`L1StandardBridge:       ${L1_ADDRESSES[901].L1StandardBridgeProxy}`);
  expect(shown).toContain(`OptimismPortal:         ${L1_ADDRESSES[901].OptimismPortalProxy}`);
});
