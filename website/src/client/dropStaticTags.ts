// Change: tags that only the build knows go when the reader goes on, for they speak of the page that
// was loaded: the words of its card, its data for search engines. Neither reads a second page.
import type { ClientModule } from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  },
};

export default clientModule;
