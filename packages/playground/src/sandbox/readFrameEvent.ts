import type { Merge } from '@griffel-site/engine';
import { isRecord } from '@griffel-site/engine/isRecord';
import { LIMITS } from './protocol/limits.ts';
import type { OtherRule, Override, RenderedClasses } from './protocol/messages.ts';
import type {
  ConsoleEntry,
  FrameEvent,
  InspectedElement,
  PlainExport,
  RenderedElement,
  RunFault,
} from './Sandbox.ts';

const PHASES: readonly unknown[] = ['load', 'render', 'event', 'effect', 'async', 'hang'];
const LEVELS: readonly unknown[] = ['log', 'info', 'warn', 'error', 'debug'];
const KINDS: readonly unknown[] = ['hook', 'value', 'nothing'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Validates a message of the frame. It is untrusted, because the user's code can send the same messages as
 * ours.
 *
 * @param text - of bounded length
 * @returns undefined if it is not an event
 */
export function readFrameEvent(text: string): FrameEvent | undefined {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(fields) || !isWhole(fields.revision)) return undefined;
  const { type, revision } = fields;
  switch (type) {
    case 'rendered':
      return { type, revision };
    case 'plain': {
      const value = readPlain(fields.value);
      return value && { type, revision, value };
    }
    case 'fault': {
      const fault = readFault(fields.fault);
      return fault && { type, revision, fault };
    }
    case 'console': {
      const entry = readEntry(fields.entry);
      return entry && { type, revision, entry };
    }
    case 'merges': {
      const merges = readMerges(fields.merges);
      return merges && { type, revision, merges };
    }
    case 'classes': {
      const rendered = readRendered(fields.rendered);
      return rendered && { type, revision, rendered };
    }
    case 'empty':
      return typeof fields.isEmpty === 'boolean'
        ? { type, revision, isEmpty: fields.isEmpty }
        : undefined;
    case 'height': {
      const { height } = fields;
      return isCount(height) ? { type, revision, height } : undefined;
    }
    case 'element': {
      const element = readRenderedElement(fields.element);
      return element && { type, revision, element };
    }
    case 'pointed': {
      const { id, elements, visible } = fields;
      return isWhole(id) && isWhole(elements) && isWhole(visible)
        ? { type, revision, id, elements, visible: Math.min(visible, elements) }
        : undefined;
    }
    case 'inspected': {
      if (fields.element === undefined) return { type, revision, element: undefined };
      const element = readElement(fields.element);
      return element && { type, revision, element };
    }
    default:
      return undefined;
  }
}

function readRenderedElement(value: unknown): RenderedElement | undefined {
  if (!isRecord(value)) return undefined;
  const { index, count, tag, depth, text, classes, values, box } = value;
  const isValid =
    isWhole(index) &&
    isWhole(count) &&
    isWhole(depth) &&
    index < count &&
    count <= LIMITS.elements &&
    isText(tag, LIMITS.name) &&
    isText(text, LIMITS.elementText) &&
    isText(classes, LIMITS.classes) &&
    Array.isArray(values) &&
    values.length <= LIMITS.properties &&
    values.every((one): one is string => isText(one, LIMITS.computedValue)) &&
    Array.isArray(box) &&
    box.length === 4 &&
    box.every((one): one is number => Number.isFinite(one));
  return isValid ? { index, count, tag, depth, text, classes, values, box } : undefined;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function readElement(value: unknown): InspectedElement | undefined {
  if (!isRecord(value) || !isName(value.tag) || !Array.isArray(value.classes)) return undefined;
  const { tag, isPicked } = value;
  const classes: unknown[] = value.classes;
  if (classes.length > LIMITS.elementClasses || !classes.every(isName)) return undefined;
  const rules = readRules(value.rules);
  const overrides = readOverrides(value.overrides);
  return {
    tag,
    classes,
    isPicked: isPicked === true,
    ...(rules.length > 0 && { rules }),
    ...(overrides.length > 0 && { overrides }),
  };
}

function readRules(value: unknown): OtherRule[] {
  if (!isArray(value, LIMITS.overrides)) return [];
  return value.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { selector, declarations } = one;
    return isName(selector) && isName(declarations) ? [{ selector, declarations }] : [];
  });
}

/** Drops calls that are too long, because a truncated list of classes is useless. */
function readMerges(value: unknown): Merge[] | undefined {
  if (!Array.isArray(value) || value.length > LIMITS.merges) return undefined;
  return value.flatMap((one: unknown) => {
    if (!isRecord(one) || !Array.isArray(one.classNames)) return [];
    const classNames: unknown[] = one.classNames;
    const { result } = one;
    return classNames.length <= LIMITS.mergedLists && classNames.every(isList) && isList(result)
      ? [{ classNames, result }]
      : [];
  });
}

function readRendered(value: unknown): RenderedClasses | undefined {
  if (!isRecord(value) || !isRecord(value.order)) return undefined;
  const { lists, arrived, changes, order } = value;
  const { isReversed, isByWidth } = order;
  if (typeof isReversed !== 'boolean' || typeof isByWidth !== 'boolean') return undefined;
  if (!isArray(lists, LIMITS.classLists) || !isArray(arrived, LIMITS.insertedClasses))
    return undefined;
  if (!isArray(changes, LIMITS.orderChanges) || !arrived.every(isName)) return undefined;
  return {
    lists: lists.flatMap((one) => {
      if (!isRecord(one)) return [];
      const { tag, classes, count, isRightToLeft, hasNoContainer } = one;
      if (!isName(tag) || !isList(classes) || !isCount(count)) return [];
      const overrides = readOverrides(one.overrides);
      return [
        {
          tag,
          classes,
          count,
          ...(isRightToLeft === true && { isRightToLeft }),
          ...(hasNoContainer === true && { hasNoContainer }),
          ...(overrides.length > 0 && { overrides }),
        },
      ];
    }),
    ...(value.isCut === true && { isCut: true }),
    arrived,
    order: { isReversed, isByWidth },
    changes: changes.flatMap((one) => {
      if (!isRecord(one)) return [];
      const { tag, pseudo, property, before, after } = one;
      const isPlaced = isName(tag) && isName(pseudo) && isName(property);
      return isPlaced && isName(before) && isName(after)
        ? [{ tag, pseudo, property, before, after }]
        : [];
    }),
  };
}

function readOverrides(value: unknown): Override[] {
  if (!isArray(value, LIMITS.overrides)) return [];
  return value.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { className, overridden, longhands, selector, applied } = one;
    return isName(className) &&
      isName(overridden) &&
      isName(selector) &&
      isName(applied) &&
      isArray(longhands, LIMITS.properties) &&
      longhands.every(isName)
      ? [{ className, overridden, longhands, selector, applied }]
      : [];
  });
}

function isArray(value: unknown, limit: number): value is unknown[] {
  return Array.isArray(value) && value.length <= limit;
}

const isName = (value: unknown): value is string => isText(value, LIMITS.name);
const isList = (value: unknown): value is string => isText(value, LIMITS.mergedClasses);

function readPlain(value: unknown): PlainExport | undefined {
  if (!isRecord(value) || !KINDS.includes(value.kind)) return undefined;
  const { classes, text } = value;
  const entries = isRecord(classes) ? Object.entries(classes) : [];
  if (entries.length > LIMITS.slots) return undefined;
  const kept = entries.flatMap(([slot, names]) =>
    typeof names === 'string'
      ? [[slot.slice(0, LIMITS.name), names.slice(0, LIMITS.classes)] as const]
      : [],
  );
  return {
    kind: value.kind as PlainExport['kind'],
    ...(isRecord(classes) && { classes: Object.fromEntries(kept) }),
    ...(typeof text === 'string' && { text: text.slice(0, LIMITS.text) }),
  };
}

function readFault(value: unknown): RunFault | undefined {
  if (!isRecord(value) || !PHASES.includes(value.phase)) return undefined;
  if (typeof value.name !== 'string' || typeof value.message !== 'string') return undefined;
  return {
    phase: value.phase as RunFault['phase'],
    name: value.name.slice(0, LIMITS.name),
    message: value.message.slice(0, LIMITS.message),
    ...readPlace(value),
    ...(isCount(value.column) && { column: value.column }),
  };
}

function readEntry(value: unknown): ConsoleEntry | undefined {
  if (!isRecord(value) || !LEVELS.includes(value.level) || typeof value.text !== 'string') {
    return undefined;
  }
  return {
    level: value.level as ConsoleEntry['level'],
    text: value.text.slice(0, LIMITS.text),
    ...readPlace(value),
  };
}

function readPlace({ file, line }: Fields): { file?: string; line?: number } {
  if (typeof file !== 'string' || file.length > LIMITS.name || !isCount(line)) return {};
  return { file, line };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value > 0;
}
