import { trustModule } from './installLockdown.ts';
import './installRefresh.ts';
import type { GriffelRenderer } from '@griffel/react';
import type { ReactNode } from 'react';
import { isSandboxPackage } from '../../compile/CompiledModule.ts';
import { FLUENT_MODULE, FLUENT_ROOT } from '../../fluent/attachFluent.ts';
import { blockNavigation, keepFocusOutside, shimDialogs } from '../lockdown/shims.ts';
import { createAllowance, LIMITS } from '../protocol/limits.ts';
import {
  BROKEN,
  type ColorScheme,
  type OrderChange,
  type RenderedClasses,
  type ToFrame,
} from '../protocol/messages.ts';
import type { FrameEvent, PlainExport, RunFault } from '../Sandbox.ts';
import { captureConsole } from './captureConsole.ts';
import { createEmulation } from './createEmulation.ts';
import { createMergeLog } from './createMergeLog.ts';
import { createModules } from './createModules.ts';
import { createPackages } from './createPackages.ts';
import { createPointer } from './createPointer.ts';
import { createStage, removeStyles } from './createStage.ts';
import { readClassLists, watchClasses } from './readClassLists.ts';
import { type HookKind, readContent } from './readContent.ts';
import { readElements } from './readElements.ts';
import { watchBuiltIns } from './watchBuiltIns.ts';
import { describeFault, watchErrors } from './watchErrors.ts';
import { watchHeight } from './watchHeight.ts';

type Render = Extract<ToFrame, { type: 'render' }>;

const faults = createAllowance(LIMITS.faultBurst, LIMITS.faultRate);
const hooks = new WeakMap<object, HookKind>();
const effectErrors = new WeakSet<object>();
const renderers = new Map<string, GriffelRenderer[]>();
let revision = 0;
let waiting: Render | undefined;
let isBusy = false;
/** The revision in which something failed last. */
let failed: number | undefined;
/** The revision that was rendered last. */
let shown: number | undefined;
/** The revision in which there was no component to render. */
let plain: number | undefined;

const connection = connect((message) => {
  try {
    switch (message.type) {
      case 'render':
        waiting = message;
        if (!isBusy) void work();
        break;
      case 'direction':
        stage.setDirection(message.direction);
        break;
      case 'scheme':
        setScheme(message.scheme);
        break;
      case 'order':
        tellClasses(stage.setOrder(message.order));
        emulation.update();
        break;
      case 'elements':
        for (const element of readElements(message.properties)) {
          send({ type: 'element', revision, element });
        }
        break;
      case 'point':
        pointer.point(message.target);
        break;
      case 'inspect':
        pointer.inspect(message.color);
        break;
      case 'step':
        pointer.step(message.step);
        break;
      case 'states':
        emulation.set(message.states);
        break;
      default:
        message satisfies never;
    }
  } catch {
    connection.fail();
  }
});

const send = (event: FrameEvent): void => connection.send(event);
const report = (error: unknown, phase: RunFault['phase'], components?: string): void => {
  failed = revision;
  // A timer that throws at each turn says the same each time.
  if (faults.take())
    send({ type: 'fault', revision, fault: describeFault(error, phase, components) });
};
const reportPlain = (value: PlainExport): void => {
  plain = revision;
  send({ type: 'plain', revision, value });
};

const pointer = createPointer({
  onPointed: (id, elements, visible) => send({ type: 'pointed', revision, id, elements, visible }),
  onInspected: (element) => send({ type: 'inspected', revision, element }),
});

const emulation = createEmulation(() => pointer.getPicked());

const mergeLog = createMergeLog((merges) => send({ type: 'merges', revision, merges }));

const packages = createPackages({
  onRenderer(renderer) {
    // One made inside a component lives on with the component's state.
    const file = modules.running;
    if (file !== undefined) renderers.set(file, [...(renderers.get(file) ?? []), renderer]);
  },
  onHook(hook, kind) {
    if (typeof hook === 'function') hooks.set(hook, kind);
  },
  onMerge: mergeLog.add,
  onEffectError(error) {
    if (typeof error === 'object' && error !== null) effectErrors.add(error);
  },
});

const modules = createModules({
  trustModule,
  getPackage(specifier, importer) {
    if (isSandboxPackage(specifier)) return packages[specifier];
    throw new Error(`"${specifier}" cannot be imported by ${importer}`);
  },
  onForget(file) {
    // The code imports nothing of Fluent UI any more.
    if (file === FLUENT_MODULE) document.querySelector(`style[${FLUENT_ROOT}]`)?.remove();
    for (const renderer of renderers.get(file) ?? []) removeStyles(renderer);
    renderers.delete(file);
  },
});

const stage = createStage({
  onError(error, { componentStack }) {
    const isEffect = typeof error === 'object' && error !== null && effectErrors.has(error);
    report(error, isEffect ? 'effect' : 'render', componentStack);
  },
});

let told = '';
const tellClasses = (changes: readonly OrderChange[]): void => {
  // Until it has rendered, elements are those of earlier code; what is no component has none.
  if (shown !== revision || plain === revision) return;
  const { arrived, order } = stage.getInsertions();
  const rendered: RenderedClasses = { lists: readClassLists(), arrived, order, changes };
  const text = JSON.stringify(rendered);
  if (text === told || (told === '' && rendered.lists.length === 0)) return;
  told = text;
  send({ type: 'classes', revision, rendered });
};
const lookAtClasses = watchClasses(() => tellClasses(stage.getInsertions().changes));

captureConsole((entry) => send({ type: 'console', revision, entry }));
shimDialogs();
blockNavigation();
keepFocusOutside();
watchErrors(report);
const lookAtHeight = watchHeight((height) => send({ type: 'height', revision, height }));
const areBuiltInsIntact = watchBuiltIns();
connection.send({ type: 'ready' });

async function work(): Promise<void> {
  isBusy = true;
  while (waiting) {
    const update: Render = waiting;
    waiting = undefined;
    revision = update.revision;
    failed = undefined;
    mergeLog.clear();
    told = '';
    try {
      // With other functions than those that React and Griffel know, nobody can say what would
      // render. The code that replaced them is no longer this code.
      if (!areBuiltInsIntact()) throw new Error('Built-in functions were replaced.');
      // Nor would anybody see it: a style that code has set is not in the next code.
      if (isHidden()) throw new Error('The document was hidden.');
      await modules.update(update.modules);
      // A later update came in the meantime: it has these modules, too.
      if (!waiting) show(update);
    } catch {
      // The code left nothing to work with, e.g. no document: only a new frame helps. Should this
      // not get out either, the page replaces the frame because there is no answer.
      connection.fail();
    }
  }
  isBusy = false;
}

function isHidden(): boolean {
  return [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).display === 'none',
  );
}

function setScheme(scheme: ColorScheme): void {
  document.documentElement.style.colorScheme = scheme;
}

function show({ entry, direction, scheme, measuresHeight }: Render): void {
  if (scheme) setScheme(scheme);
  let content: ReactNode;
  try {
    content = readContent(modules.run(entry), {
      getHookKind: (value) => hooks.get(value),
      reportPlain,
    });
  } catch (error) {
    report(error, 'load');
    return;
  }
  stage.show(revision, content, direction);
  shown = revision;
  emulation.update();
  if (measuresHeight) lookAtHeight();
  if (failed !== revision && plain !== revision) send({ type: 'rendered', revision });
  lookAtClasses();
}

/** The frame's end of the line to the page. */
interface Connection {
  send(message: object): void;
  /** Says that this frame is of no more use. */
  fail(): void;
}

/**
 * Waits for the ports of the wrapper; what is sent before is kept. It runs before any code of the
 * reader, and keeps the ports to itself: pings are answered here.
 */
function connect(onMessage: (message: ToFrame) => void): Connection {
  const early: string[] = [];
  const { stringify } = JSON;
  let post = (text: string): void => void early.push(text);

  addEventListener('message', function start(event: MessageEvent<unknown>): void {
    const [messages, pings] = event.ports;
    if (event.source !== parent || event.data !== 'start' || !messages || !pings) return;
    removeEventListener('message', start);
    post = messages.postMessage.bind(messages);
    const answer = pings.postMessage.bind(pings);
    messages.onmessage = ({ data }: MessageEvent<ToFrame>): void => onMessage(data);
    pings.onmessage = ({ data }: MessageEvent<number>): void => answer(data);
    for (const text of early) post(text);
  });
  return { send: (message) => post(stringify(message)), fail: () => post(BROKEN) };
}
