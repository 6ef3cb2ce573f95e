// The real site with other settings than the published one, and with additional pages that fail on purpose.
import { createConfig } from '../createConfig';
import { settings } from '../settings';

const config = createConfig({
  ...settings,
  announcementBar: {
    id: 'first-news',
    content: 'The first news, with <a href="/react/install">a link</a>.',
    isCloseable: true,
  },
  breadcrumbs: false,
  editUrl: 'https://example.org/edit/main/',
  codeTheme: 'solarized-light',
  // The tests serve frames of other sites there, on any free port.
  embedHosts: ['http://127.0.0.1:*'],
});

export default {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      { id: 'faults', path: 'variants/faults', routeBasePath: '/faults' },
    ],
  ],
};
