// Change: the entry of the app, which evaluates its modules in four tasks instead of one: React, the frame of
// every page, that of the documentation, and what hydrates the page. In between the browser can paint and
// answer to the user.

/** Ends the task. A message, because browsers slow down the timers of a page in the background. */
function pause(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Parts of the entry. The bundler puts their styles into the order in which they stand here. */
const parts = {
  react: () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  layout: () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  app: () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
  // Pages would load them by themselves. In the entry they are 2 KB smaller, compressed with the rest.
  docs: () =>
    Promise.all([
      import(/* webpackMode: "eager" */ '@theme/DocItem'),
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
