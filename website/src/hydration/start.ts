// Change: the entry of the app, which evaluates its modules in three tasks instead of one: React, the
// theme, and what hydrates the page. In between the browser can paint and answer to the user.

/** Ends the task. A message, because browsers slow down the timers of a page in the background. */
function pause(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@theme/Layout');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

void start();
