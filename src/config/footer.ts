import type { UserThemeConfig } from '@docusaurus/theme-common';

import { site } from './site';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Get started', to: '/get-started' },
        { label: 'Interoperability', to: '/interop' },
        { label: 'Glossary', to: '/connect/resources/glossary' },
      ],
    },
    {
      title: 'Browse',
      items: [
        { label: 'By reader', to: '/personas' },
        { label: 'By kind of page', to: '/content-types' },
        { label: 'By subject', to: '/categories' },
      ],
    },
    {
      title: 'Look up',
      items: [
        { label: 'Contract addresses', to: '/superchain/addresses' },
        { label: 'Networks', to: '/superchain/networks' },
        { label: 'Upgrades', to: '/superchain/superchain-upgrades' },
        { label: 'Error decoder', to: '/interop/tools/error-decoder' },
      ],
    },
    {
      title: 'This site',
      items: [
        { label: 'Read offline', to: '/connect/about/offline' },
        { label: 'Accessibility', to: '/connect/about/accessibility' },
        { label: 'Privacy', to: '/connect/about/privacy' },
        { label: 'Source', href: site.repositoryUrl },
        { label: 'Report a problem', href: `${site.repositoryUrl}/issues/new/choose` },
      ],
    },
  ],
} satisfies UserThemeConfig['footer'];
