import type { UserThemeConfig } from '@docusaurus/theme-common';

import { site } from './site';
import { shownSnapshots } from './versions';

/** Only with several versions. */
const versionMenu =
  shownSnapshots.length === 0 ? [] : [{ type: 'docsVersionDropdown', position: 'right' as const }];

/** The navbar. */
export const navbar = {
  title: site.title,
  hideOnScroll: false,
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32 },
  items: [
    { type: 'docSidebar', sidebarId: 'get-started', label: 'Get started' },
    { type: 'docSidebar', sidebarId: 'superchain', label: 'Superchain' },
    { type: 'docSidebar', sidebarId: 'interop', label: 'Interop' },
    { type: 'docSidebar', sidebarId: 'app-developers', label: 'App devs' },
    { type: 'docSidebar', sidebarId: 'operators', label: 'Operators' },
    { type: 'docSidebar', sidebarId: 'stack', label: 'OP Stack' },
    { type: 'docSidebar', sidebarId: 'notices', label: 'Notices', position: 'right' },
    { type: 'docSidebar', sidebarId: 'connect', label: 'Connect', position: 'right' },
    ...versionMenu,
    { type: 'search', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];
