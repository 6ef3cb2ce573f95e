import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

// Change: what Docusaurus does on every page and this site cannot have.

// It follows the `theme` key that another tab writes even when its switch is off. A client
// module runs before the app listens, so this listener comes first and ends the event's journey.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'theme' || event.newValue === null) return;
    event.stopImmediatePropagation();
    try {
      event.storageArea?.removeItem('theme');
    } catch {
      // Storage is unavailable: there is nothing to forget.
    }
  });
}

// Tags that only the build knows go when the user opens another page, because they are about the page
// that was loaded: the words of its card, its data for search engines. Neither reads a second page.
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  },
};

export default clientModule;
