/** Every feed of the site. Written by `plugin.ts`. */
declare module '@generated/feeds/default/offers.json' {
  import type { FeedOffer } from '@site/src/features/feeds/feeds';

  const offers: readonly FeedOffer[];
  export default offers;
}
