import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long after the page has loaded, in milliseconds: who leaves at once pays for no copy. */
const DELAY = 5000;

const start = () => {
  setTimeout(async () => {
    try {
      const { keepOfflineCopy } = await import('./offlineCopy');
      await keepOfflineCopy();
    } catch {
      // There is no copy then; the site works without. The next page tries again.
    }
  }, DELAY);
};

// In a frame of another site nobody reads the docs, so no copy is made there.
const isFramed = ExecutionEnvironment.canUseDOM && window.parent !== window;

if (ExecutionEnvironment.canUseDOM && !isFramed && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
