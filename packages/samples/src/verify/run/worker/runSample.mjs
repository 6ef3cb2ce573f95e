import { setTimeout } from 'node:timers/promises';
import { JSDOM, VirtualConsole } from 'jsdom';
import { createRecorder } from './createRecorder.mjs';
import { createSampleLoader } from './createSampleLoader.mjs';

/**
 * Evaluates a sample in a new window and renders its component.
 *
 * @param {{ files: Record<string, string>, entry: string, component: string | undefined }} sample
 *   files in CommonJS; the component is the name of an export of the entry
 * @param {{
 *   loadPackages: (context: import('node:vm').Context) => (name: string) => unknown,
 *   assets: readonly string[],
 *   rejections: unknown[],
 * }} environment `rejections` are filled while the sample runs
 * @returns {Promise<import('../RunReport.ts').RunReport>}
 */
export async function runSample({ files, entry, component }, { loadPackages, assets, rejections }) {
  const { report, console, addFault } = createRecorder();
  let phase = 'Evaluating the sample';

  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    // The others say what jsdom cannot do: the sample has not failed.
    if (error.type === 'unhandled-exception') addFault(phase, error.cause);
  });
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const { window } = dom;
  window.console = console;

  try {
    const context = dom.getInternalVMContext();
    const requirePackage = loadPackages(context);
    const exports = createSampleLoader(files, context, requirePackage, assets)(entry);
    await settle();

    if (component !== undefined) {
      phase = `Rendering <${component === 'default' ? 'default export' : component} />`;
      await render(exports[component], window, requirePackage, (error) => addFault(phase, error));
    }
  } catch (error) {
    addFault(phase, error);
  }
  for (const reason of rejections) addFault(phase, reason);
  window.close();

  return report;
}

/**
 * @param {unknown} component
 * @param {import('jsdom').DOMWindow} window
 * @param {(name: string) => any} requirePackage
 * @param {(error: unknown) => void} onUncaughtError
 */
async function render(component, window, requirePackage, onUncaughtError) {
  const { createElement } = requirePackage('react');
  const { flushSync } = requirePackage('react-dom');
  const { createRoot } = requirePackage('react-dom/client');

  const container = window.document.createElement('div');
  window.document.body.append(container);
  const root = createRoot(container, { onUncaughtError });
  flushSync(() => root.render(createElement(component)));
  await settle();
  flushSync(() => root.unmount());
  await settle();
}

/** Lets effects, timers of no delay and promises come to an end. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await setTimeout(1);
}
