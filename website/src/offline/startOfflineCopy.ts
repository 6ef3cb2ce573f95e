import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { updateOfflineCopy } from './offlineCopy';

/**
 * The delay after the page has loaded, in milliseconds, so that users who leave soon do not download a
 * copy.
 */
const DELAY = 5000;

const start = () => {
  setTimeout(async () => {
    try {
      await updateOfflineCopy();
    } catch {
      // The site works without a copy. The next page tries again.
    }
  }, DELAY);
};

// Users do not read the docs in frames on other sites, so no copy is made there.
const isFramed = ExecutionEnvironment.canUseDOM && window.parent !== window;

if (ExecutionEnvironment.canUseDOM && !isFramed && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
