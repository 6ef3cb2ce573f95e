import { setTimeout } from 'node:timers/promises';
import { JSDOM, VirtualConsole } from 'jsdom';
import { printRules, recordRules } from './captureResult.mjs';
import { createRecorder } from './createRecorder.mjs';
import { createSampleLoader } from './createSampleLoader.mjs';

/**
 * Evaluates files of a sample in a new window, and renders its components one after the other.
 *
 * @param {import('../createSampleRunner.ts').RunnableSample} sample files in CommonJS
 * @param {{
 *   loadPackages: (context: import('node:vm').Context) => (name: string) => unknown,
 *   assets: readonly string[],
 *   rejections: unknown[],
 * }} environment `rejections` are filled while the sample runs
 * @returns {Promise<import('../RunReport.ts').RunReport>}
 */
export async function runSample(
  { files, roots, renderings, waits = false },
  { loadPackages, assets, rejections },
) {
  const { report, console, addFault, addRendered, takeRendered, addMerge, takeMerges, close } =
    createRecorder();
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
  recordRules(window);
  const settle = createSettle(window, waits);

  try {
    const context = dom.getInternalVMContext();
    const requirePackage = loadPackages(context);
    const requireRecorded = recordMerges(requirePackage, addMerge);
    const load = createSampleLoader(files, context, requireRecorded, assets, addRendered);
    for (const file of roots) load(file);
    await settle();

    for (const { file, exportedAs, name, props } of renderings) {
      phase = `Rendering <${name} />`;
      const component = load(file)[exportedAs];
      const onUncaughtError = (/** @type {unknown} */ error) => addFault(phase, error);
      takeRendered();
      takeMerges();
      try {
        const { html, reactions } = await render(component, props, {
          window,
          requirePackage,
          onUncaughtError,
          settle,
        });
        const result = { file, exportedAs, props, html, rtl: html, reactions };
        report.results.push({ ...result, rendered: takeRendered(), merges: takeMerges() });
      } catch (error) {
        addFault(phase, error);
      }
    }
    for (const reason of rejections) addFault(phase, reason);

    // The other direction is not what the author has written: what it says and does is not judged.
    close();
    if (report.faults.length === 0) {
      const { TextDirectionProvider } = requirePackage('@griffel/react');
      for (const [index, { file, exportedAs, props }] of renderings.entries()) {
        const result = report.results[index];
        const Wrapper = ({ children }) =>
          requirePackage('react').createElement(TextDirectionProvider, { dir: 'rtl' }, children);
        try {
          const { html } = await render(load(file)[exportedAs], props, {
            window,
            requirePackage,
            onUncaughtError: () => undefined,
            settle,
            Wrapper,
          });
          result.rtl = html;
        } catch {
          // Then it shows in one direction only.
        }
      }
    }
    report.css = printRules(window);
  } catch (error) {
    addFault(phase, error);
  }
  for (const reason of rejections) addFault(phase, reason);
  window.close();

  return report;
}

/**
 * Gives samples a mergeClasses that tells what it was given and what it returned: what a merge drops is
 * nowhere in its result.
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
    // The exports of a module can be read, not set.
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
 * }} environment `Wrapper` stands around the component
 * @returns what stood in the page after its effects, and the events that it reacts to
 */
async function render(
  component,
  props,
  { window, requirePackage, onUncaughtError, settle, Wrapper },
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
  flushSync(() => root.unmount());
  await settle();
  return { html, reactions };
}

/** A sample that sets timers without end is left after so many turns, of about a millisecond. */
const MAX_TURNS = 200;
const MAX_TURNS_OF_WAITING = 2000;
/** What waits does so for timers of up to a second, which is more than a test should take. */
const LONGEST_DELAY = 1000;

/**
 * Counts timers of no delay, with which React does its work as well: how many it takes depends on how busy
 * the machine is.
 *
 * @param {import('jsdom').DOMWindow} window whose timers are replaced, before anything uses them
 * @param {boolean} waits for other timers and for animation frames, too: what a test finds there counts
 * @returns lets effects, timers of no delay and promises come to an end
 */
function createSettle(window, waits) {
  const waiting = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  const maxTurns = waits ? MAX_TURNS_OF_WAITING : MAX_TURNS;
  const maxDelay = waits ? LONGEST_DELAY : 1;
  Object.assign(window, {
    setTimeout(/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) {
      const call = () => {
        waiting.delete(id);
        if (typeof run === 'function') run(...args);
      };
      const id = set.call(window, call, delay);
      if (delay <= maxDelay) waiting.add(id);
      return id;
    },
    clearTimeout(/** @type {number} */ id) {
      waiting.delete(id);
      clear.call(window, id);
    },
  });
  if (waits) countFrames(window, waiting);
  return async () => {
    for (let turn = 0; turn < 3 || (waiting.size > 0 && turn < maxTurns); turn += 1) {
      await setTimeout(1);
    }
  };
}

/**
 * @param {import('jsdom').DOMWindow} window
 * @param {Set<unknown>} waiting has an entry for each animation frame that is to come
 */
function countFrames(window, waiting) {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  /** @param {number} id */
  const nameFrame = (id) => `frame ${id}`;
  Object.assign(window, {
    requestAnimationFrame(/** @type {FrameRequestCallback} */ run) {
      const id = request.call(window, (time) => {
        waiting.delete(nameFrame(id));
        run(time);
      });
      waiting.add(nameFrame(id));
      return id;
    },
    cancelAnimationFrame(/** @type {number} */ id) {
      waiting.delete(nameFrame(id));
      cancel.call(window, id);
    },
  });
}

/**
 * Props by which a component hears of what a user does. What only the browser or the page causes
 * (`onLoad`, `onScroll`, `onAnimationEnd`) is none of it.
 */
const HANDLER =
  /^on(AuxClick|BeforeInput|Blur|Cancel|Change|Click|Close|ContextMenu|Copy|Cut|DoubleClick|Drag\w*|Drop|Focus|Input|Invalid|Key(?:Down|Press|Up)|Mouse\w+|Paste|Pointer\w+|Reset|Select|Submit|Toggle|Touch\w+|Wheel)$/;

/**
 * Lists what rendered elements react to: the events of all handlers that React has for them.
 *
 * @param {Document} document what React has rendered into, portals included
 * @returns {string[]} names as React has them, in lower case: `click`, `change`; each once, in their order
 */
function listReactions(document) {
  const found = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    // React keeps the props of an element there, under a name that ends in other characters each time.
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? {} : element[key];
    if (props.disabled === true) continue;
    for (const [name, handler] of Object.entries(props)) {
      const [, event] = HANDLER.exec(name.replace(/Capture$/, '')) ?? [];
      if (event !== undefined && typeof handler === 'function') found.add(event.toLowerCase());
    }
  }
  return [...found].sort();
}
