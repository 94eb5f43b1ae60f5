import { breakable } from '@site/src/theme/TOCItems/Tree/breakable';

describe('a name in the contents of a page', () => {
  it('may break between its words where it is long', () => {
    expect(breakable('<code>MessageDestinationNotRelayChain</code>')).toBe(
      '<code>Message<wbr>Destination<wbr>Not<wbr>Relay<wbr>Chain</code>',
    );
  });

  it('may break after letters that stand for words', () => {
    expect(breakable('SuperchainETHBridge')).toBe('Superchain<wbr>ETH<wbr>Bridge');
  });

  it('stays whole where it is short', () => {
    expect(breakable('NotInAccessList')).toBe('NotInAccessList');
  });

  it('is left alone in the attributes of elements', () => {
    const html = '<span class="MessageDestinationNotRelayChain">a</span>';
    expect(breakable(html)).toBe(html);
  });
});
