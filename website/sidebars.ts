import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readTemplates } from './plugins/playground/readTemplates';

const templates = readTemplates(path.join(__dirname, '../packages/playground/templates'));

const sidebars: SidebarsConfig = {
  react: [
    'react/install',
    {
      type: 'category',
      label: 'API',
      collapsed: false,
      items: [
        'react/api/make-styles',
        'react/api/merge-classes',
        'react/api/make-reset-styles',
        'react/api/make-static-styles',
        'react/api/shorthands',
        'react/api/create-dom-renderer',
        'react/api/text-direction-provider',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'react/guides/atomic-css',
        'react/guides/limitations',
        'react/guides/ssr-usage',
        'react/guides/child-window-rendering',
      ],
    },
    {
      type: 'category',
      label: 'Ahead-of-time compilation',
      collapsed: false,
      items: [
        'react/ahead-of-time-compilation/introduction',
        'react/ahead-of-time-compilation/with-vite',
        'react/ahead-of-time-compilation/with-webpack',
        'react/ahead-of-time-compilation/technical-details',
      ],
    },
    {
      type: 'category',
      label: 'CSS extraction',
      collapsed: false,
      items: [
        'react/css-extraction/introduction',
        'react/css-extraction/with-webpack',
        'react/css-extraction/with-nextjs',
      ],
    },
  ],
  'try-it-out': [
    {
      type: 'category',
      label: 'Try it out',
      link: { type: 'doc', id: 'try-it-out/try-it-out' },
      collapsible: false,
      items: templates.map(({ id, title }) => ({
        type: 'link' as const,
        label: title,
        href: `/try-it-out/#${id}`,
      })),
    },
  ],
};

export default sidebars;
