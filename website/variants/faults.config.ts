// The real site with pages beside its own that go wrong on purpose.
import { createConfig } from '../createConfig';
import { settings } from '../settings';

const config = createConfig(settings);

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
