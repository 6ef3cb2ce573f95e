// The real site with pages beside its own that go wrong on purpose, and without an offline copy.
import { createConfig } from '../createConfig';
import { settings } from '../settings';

const config = createConfig({ ...settings, offlineCopy: false });

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
