// Change: the entry of the app evaluates its modules in four tasks instead of one: React, the layout of all
// pages, the layout of the documentation, and the app, which hydrates the page. In between, the browser can
// paint and respond to the user.

/** Ends the task. It uses a message, because browsers throttle timers of background pages. */
function pause(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** The parts of the entry. Their order here determines the order of their styles. */
const parts = {
  react: () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  layout: () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  app: () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
  // Otherwise, pages would load them. In the entry, they are 2 KB smaller, because they are compressed with
  // the rest.
  docs: () =>
    Promise.all([
      import(/* webpackMode: "eager" */ '@theme/DocItem'),
      import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
      import(/* webpackMode: "eager" */ '@theme/DocRoot'),
      import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
    ]),
};

async function start(): Promise<void> {
  await parts.react();
  await pause();
  await parts.layout();
  await pause();
  await parts.docs();
  await pause();
  await parts.app();
}

void start();
