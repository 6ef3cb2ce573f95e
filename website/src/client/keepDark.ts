import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus follows the `theme` key that another tab writes even when its switch is off. A client
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
