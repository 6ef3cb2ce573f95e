// The worker thread of createSampleRunner.ts: it receives samples and answers with their reports.
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM, VirtualConsole } from 'jsdom';
import { printRules, recordRules } from './captureResult.mjs';
import { createPackageLoader, createSampleLoader } from './createLoaders.mjs';
import { createRecorder } from './createRecorder.mjs';
import { createSettle } from './createSettle.mjs';

/**
 * Evaluates the files of a sample in a new window, and renders its components one after another.
 *
 * @param {import('../createSampleRunner.ts').RunnableSample} sample with files in CommonJS
 * @param {{
 *   loadPackages: (context: import('node:vm').Context) => (name: string) => unknown,
 *   assets: readonly string[],
 *   rejections: unknown[],
 * }} environment `rejections` is filled while the sample runs
 * @returns {Promise<import('../RunReport.ts').RunReport>}
 */
async function runSample({ files, roots, renderings }, { loadPackages, assets, rejections }) {
  const { report, console, addFault, addRendered, takeRendered, addMerge, takeMerges, pause } =
    createRecorder();
  let phase = 'Evaluating the sample';

  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    // Other errors report unsupported features of jsdom, not failures of the sample.
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
  recordRules(window);
  const settle = createSettle(window);

  try {
    const context = dom.getInternalVMContext();
    const requirePackage = loadPackages(context);
    const requireRecorded = recordMerges(requirePackage, addMerge);
    const load = createSampleLoader(files, context, requireRecorded, assets, addRendered);
    const environment = { window, requirePackage, settle };
    for (const file of roots) load(file);
    await settle();

    const clickable = [];
    for (const rendering of renderings) {
      const { file, exportedAs, name, props } = rendering;
      phase = `Rendering <${name} />`;
      const component = load(file)[exportedAs];
      const onUncaughtError = (/** @type {unknown} */ error) => addFault(phase, error);
      takeRendered();
      takeMerges();
      try {
        const { html, reactions } = await render(component, props, {
          ...environment,
          onUncaughtError,
        });
        const result = { file, exportedAs, props, html, rtl: html, reactions };
        report.results.push({ ...result, rendered: takeRendered(), merges: takeMerges() });
        if (reactions.includes('click')) clickable.push(rendering);
      } catch (error) {
        addFault(phase, error);
      }
    }
    for (const reason of rejections) addFault(phase, reason);

    if (report.faults.length === 0) {
      // The author did not write the right-to-left rendering, so its logs and faults do not count.
      const resume = pause();
      for (const [index, { file, exportedAs, props }] of renderings.entries()) {
        const html = await renderRightToLeft(load(file)[exportedAs], props, environment);
        if (html !== undefined) report.results[index].rtl = html;
      }
      resume();
    }
    report.css = printRules(window);

    // Last, because a click may change what other components show.
    for (const { file, exportedAs, name, props } of clickable) {
      phase = `A click in <${name} />`;
      const onUncaughtError = (/** @type {unknown} */ error) => addFault(phase, error);
      const after = async () => {
        for (const element of findHandling(window.document, 'click')) {
          element.click();
          await settle();
        }
      };
      await render(load(file)[exportedAs], props, { ...environment, onUncaughtError, after });
    }
  } catch (error) {
    addFault(phase, error);
  }
  for (const reason of rejections) addFault(phase, reason);
  window.close();

  return report;
}

/**
 * Gives samples a mergeClasses that reports its arguments and result, because dropped classes cannot be
 * derived from the result.
 *
 * @param {(name: string) => any} requirePackage
 * @param {(merge: import('@griffel-site/engine').Merge) => void} add
 * @returns {(name: string) => any}
 */
function recordMerges(requirePackage, add) {
  return (name) => {
    const exported = requirePackage(name);
    if (!/^@griffel\/(?:core|react)$/.test(name)) return exported;
    const mergeClasses = (/** @type {(string | false | null | undefined)[]} */ ...given) => {
      const result = exported.mergeClasses(...given);
      add({ classNames: given.filter((one) => typeof one === 'string' && one !== ''), result });
      return result;
    };
    // The exports of a module are read-only.
    return Object.defineProperties(
      {},
      {
        ...Object.getOwnPropertyDescriptors(exported),
        mergeClasses: { value: mergeClasses, enumerable: true },
      },
    );
  };
}

/**
 * @param {unknown} component
 * @param {Readonly<Record<string, unknown>>} props
 * @param {{
 *   window: import('jsdom').DOMWindow,
 *   requirePackage: (name: string) => any,
 *   onUncaughtError: (error: unknown) => void,
 *   settle: () => Promise<void>,
 *   Wrapper?: unknown,
 *   after?: () => Promise<void>,
 * }} environment `Wrapper` wraps the component; `after` runs while it is rendered
 * @returns its HTML after its effects, and the events that it handles
 */
async function render(
  component,
  props,
  { window, requirePackage, onUncaughtError, settle, Wrapper, after },
) {
  const { createElement } = requirePackage('react');
  const { flushSync } = requirePackage('react-dom');
  const { createRoot } = requirePackage('react-dom/client');

  const container = window.document.createElement('div');
  window.document.body.append(container);
  const root = createRoot(container, { onUncaughtError });
  const element = createElement(component, props);
  flushSync(() => root.render(Wrapper ? createElement(Wrapper, null, element) : element));
  await settle();
  const html = container.innerHTML;
  const reactions = listReactions(window.document);
  await after?.();
  flushSync(() => root.unmount());
  await settle();
  return { html, reactions };
}

/**
 * Renders a component inside `<TextDirectionProvider dir="rtl">`.
 *
 * @param {unknown} component
 * @param {Readonly<Record<string, unknown>>} props
 * @param {{
 *   window: import('jsdom').DOMWindow,
 *   requirePackage: (name: string) => any,
 *   settle: () => Promise<void>,
 * }} environment
 * @returns its HTML; undefined if it throws, so that the result is shown in one direction only
 */
async function renderRightToLeft(component, props, environment) {
  const { createElement } = environment.requirePackage('react');
  const { TextDirectionProvider } = environment.requirePackage('@griffel/react');
  const Wrapper = ({ children }) => createElement(TextDirectionProvider, { dir: 'rtl' }, children);
  try {
    const onUncaughtError = () => undefined;
    const { html } = await render(component, props, { ...environment, onUncaughtError, Wrapper });
    return html;
  } catch {
    return undefined;
  }
}

/**
 * Props that handle user events. Events that only the browser or the page causes (`onLoad`, `onScroll`,
 * `onAnimationEnd`) are not included.
 */
const HANDLER =
  /^on(AuxClick|BeforeInput|Blur|Cancel|Change|Click|Close|ContextMenu|Copy|Cut|DoubleClick|Drag\w*|Drop|Focus|Input|Invalid|Key(?:Down|Press|Up)|Mouse\w+|Paste|Pointer\w+|Reset|Select|Submit|Toggle|Touch\w+|Wheel)$/;

/**
 * Lists the user events that an element handles, according to its React props.
 *
 * @param {Element} element
 * @returns {string[]} React's event names in lower case: `change`, `click`
 */
function readReactions(element) {
  // React stores an element's props under a key with a random suffix.
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key === undefined ? {} : element[key];
  if (props.disabled === true) return [];
  return Object.entries(props).flatMap(([name, handler]) => {
    const [, event] = HANDLER.exec(name.replace(/Capture$/, '')) ?? [];
    return event !== undefined && typeof handler === 'function' ? [event.toLowerCase()] : [];
  });
}

/**
 * Lists the user events that rendered elements handle.
 *
 * @param {Document} document the document that React has rendered into, including portals
 * @returns {string[]} sorted, each once
 */
function listReactions(document) {
  const elements = [...document.body.querySelectorAll('*')];
  return [...new Set(elements.flatMap(readReactions))].sort();
}

/** Finds the elements that handle an event. @param {Document} document @param {string} event */
function findHandling(document, event) {
  const elements = [...document.body.querySelectorAll('*')];
  return elements.filter((element) => readReactions(element).includes(event));
}

const { root, allowed, assets } = workerData;
const loadPackages = createPackageLoader(root, allowed);

// An unhandled rejection in a sample must not end the thread.
const rejections = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

parentPort.on('message', async (sample) => {
  rejections.length = 0;
  parentPort.postMessage(await runSample(sample, { loadPackages, assets, rejections }));
});

// jsdom is loaded, so the time limit of the first sample can start.
parentPort.postMessage('ready');
