import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';

import useSite from '@site/src/lib/hooks/useSite';
import { issueUrl } from '@site/src/lib/issueUrl';
import { type BannerId } from '@site/src/content/frontMatter';
import { type Outdated } from '@site/src/content/sources/triage';

export interface BannerText {
  readonly title: string;
  readonly body: ReactNode;
  /** Whether readers can close the notice for the rest of the page view. */
  readonly closable: boolean;
}

/**
 * Text of each kind of notice.
 *
 * @param outdated what on the page is no longer true, for the maintenance notice
 */
export function useBannerText(kind: BannerId, outdated?: Outdated): BannerText {
  const { repositoryUrl } = useSite();
  const { pathname } = useLocation();
  switch (kind) {
    case 'maintenance':
      return {
        title: 'This page is under maintenance',
        body: (
          <>
            {outdated ? (
              <>
                Known since <time dateTime={outdated.date}>{outdated.date}</time>: {outdated.sentence}
              </>
            ) : (
              'Parts of it may be out of date.'
            )}{' '}
            Help us revise it:{' '}
            <a href={issueUrl(repositoryUrl, 'page-problem', { page: pathname })}>tell us what needs work</a>.
          </>
        ),
        closable: true,
      };
    case 'superchain-erc20':
      return {
        title: 'SuperchainERC20 was deleted in April 2026 without a successor',
        body: 'The token, factory, beacon and bridge were removed from the OP Stack and run only on Supersim up to 0.1.0-alpha.59. Do not use them in production.',
        closable: false,
      };
    case 'interop':
      return {
        title: 'Interop is in active development',
        body: 'It is not ready for production. Its upgrade, Lagoon, is due on OP Sepolia on December 10, 2026 and on OP Mainnet on January 11, 2027.',
        closable: true,
      };
    case 'tutorial':
      return {
        title: 'Executing messages by hand is an alternative to an auto-relayer',
        body: 'Choose it for performance or reliability: you send your own transaction when you want to.',
        closable: false,
      };
    case 'beta':
      return {
        title: 'Alt-DA Mode is a beta feature',
        body: (
          <>
            It is MIT-licensed and in early access, and it may be unstable. Your feedback is welcome:{' '}
            <a href={issueUrl(repositoryUrl, 'page-feedback', { page: pathname })}>write to us</a>.
          </>
        ),
        closable: false,
      };
  }
}
