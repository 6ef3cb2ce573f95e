import { trustModule } from './installLockdown.ts';
import './installRefresh.ts';
import type { GriffelRenderer } from '@griffel/react';
import type { ReactNode } from 'react';
import { isSandboxPackage } from '../../compile/CompiledModule.ts';
import { FLUENT_MODULE, FLUENT_ROOT } from '../../fluent/attachFluent.ts';
import {
  blockNavigation,
  keepFocusOutside,
  keepScrollInside,
  shimDialogs,
} from '../lockdown/shims.ts';
import { createAllowance, LIMITS } from '../protocol/limits.ts';
import {
  BROKEN,
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
import { trackTopLevel } from './trackTopLevel.ts';
import { watchBuiltIns } from './watchBuiltIns.ts';
import { describeFault, watchErrors } from './watchErrors.ts';
import { watchHeight } from './watchHeight.ts';

type Render = Extract<ToFrame, { type: 'render' }>;

const faults = createAllowance(LIMITS.faultBurst, LIMITS.faultRate);
const hooks = new WeakMap<object, HookKind>();
const effectErrors = new WeakSet<object>();
const renderers = new Map<string, GriffelRenderer[]>();
let revision = 0;
let pending: Render | undefined;
let isBusy = false;
/** The last revision in which something failed. */
let failedRevision: number | undefined;
/** The last revision that was rendered. */
let renderedRevision: number | undefined;
/** The last revision without a component to render. */
let plainRevision: number | undefined;

const connection = connect((message) => {
  try {
    switch (message.type) {
      case 'render':
        pending = message;
        if (!isBusy) void renderPending();
        break;
      case 'direction':
        stage.setDirection(message.direction);
        break;
      case 'scheme':
        document.documentElement.style.colorScheme = message.scheme;
        break;
      case 'order':
        reportClasses(stage.setOrder(message.order));
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
    // A tool that fails, e.g. because fields of a form hide its properties, does not show that the code is broken.
    if (message.type === 'direction' || message.type === 'order') connection.fail();
  }
});

const send = (event: FrameEvent): void => connection.send(event);
const report = (error: unknown, phase: RunFault['phase'], components?: string): void => {
  failedRevision = revision;
  // A timer may throw the same error again and again.
  if (faults.take()) {
    send({ type: 'fault', revision, fault: describeFault(error, phase, components) });
  }
};
const reportPlain = (value: PlainExport): void => {
  plainRevision = revision;
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
    // A renderer that was created inside a component is kept, like the component's state.
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
    // The code no longer imports Fluent UI.
    if (file === FLUENT_MODULE) document.querySelector(`style[${FLUENT_ROOT}]`)?.remove();
    endTopLevel(file);
    for (const renderer of renderers.get(file) ?? []) removeStyles(renderer);
    renderers.delete(file);
  },
});

const endTopLevel = trackTopLevel(() => modules.running);

const stage = createStage({
  onError(error, trace) {
    const isEffect = typeof error === 'object' && error !== null && effectErrors.has(error);
    report(error, isEffect ? 'effect' : 'render', trace);
  },
});

/** Before the code has rendered, the elements are those of earlier code. Code without a component has none. */
const hasOwnElements = (): boolean => renderedRevision === revision && plainRevision !== revision;

let reportedClasses = '';
const reportClasses = (changes: readonly OrderChange[]): void => {
  if (!hasOwnElements()) return;
  const { arrived, order } = stage.getInsertions();
  const rendered: RenderedClasses = { ...readClassLists(), arrived, order, changes };
  const text = JSON.stringify(rendered);
  const isEmpty = reportedClasses === '' && rendered.lists.length === 0;
  if (text === reportedClasses || isEmpty) return;
  reportedClasses = text;
  send({ type: 'classes', revision, rendered });
};
let wasEmpty = false;
const reportEmpty = (): void => {
  if (!hasOwnElements() || stage.isEmpty() === wasEmpty) return;
  wasEmpty = !wasEmpty;
  send({ type: 'empty', revision, isEmpty: wasEmpty });
};
const onRenderChange = watchClasses(() => {
  reportClasses(stage.getInsertions().changes);
  reportEmpty();
});

captureConsole((entry) => send({ type: 'console', revision, entry }));
shimDialogs();
blockNavigation();
keepFocusOutside();
keepScrollInside();
watchErrors(report);
const onRenderHeight = watchHeight((height) => send({ type: 'height', revision, height }));
const areBuiltInsIntact = watchBuiltIns();
connection.send({ type: 'ready' });

async function renderPending(): Promise<void> {
  isBusy = true;
  while (pending) {
    const update: Render = pending;
    pending = undefined;
    revision = update.revision;
    failedRevision = undefined;
    mergeLog.clear();
    reportedClasses = '';
    wasEmpty = false;
    try {
      // If earlier code replaced functions that React and Griffel use, this code would not render correctly.
      if (!areBuiltInsIntact()) throw new Error('Built-in functions were replaced.');
      // If earlier code hid the document, this code would not be visible.
      if (isHidden()) throw new Error('The document was hidden.');
      await modules.update(update.modules);
      // A newer update that has come meanwhile includes these modules.
      if (!pending) show(update);
    } catch {
      // The code broke the frame, e.g. removed the document, so only a new frame helps. If even this message
      // cannot be sent, the page replaces the frame because it does not answer.
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

function show({ entry, measuresHeight }: Render): void {
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
  stage.show(revision, content);
  renderedRevision = revision;
  emulation.update();
  pointer.refresh();
  if (measuresHeight) onRenderHeight();
  mergeLog.flush();
  if (failedRevision !== revision && plainRevision !== revision) {
    send({ type: 'rendered', revision });
  }
  onRenderChange();
}

/** The frame's connection to the page. */
interface Connection {
  send(message: object): void;
  /** Reports that this frame no longer works. */
  fail(): void;
}

/**
 * Waits for the wrapper's ports; messages that are sent before are kept. It runs before the user's code and
 * does not expose the ports. It also answers pings.
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
