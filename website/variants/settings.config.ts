// The real site with the settings turned that the published one leaves alone.
import { createConfig } from '../createConfig';
import { settings } from '../settings';

export default createConfig({
  ...settings,
  announcementBar: {
    id: 'first-news',
    content: 'The first news, with <a href="/react/install">a link</a>.',
    isCloseable: true,
  },
  breadcrumbs: false,
  editUrl: 'https://example.org/edit/main/',
  codeTheme: 'solarized-light',
  // The tests serve the frames of other sites there, at ports that are free.
  embedHosts: ['http://127.0.0.1:*'],
});
