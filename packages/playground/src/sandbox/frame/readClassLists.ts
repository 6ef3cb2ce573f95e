import { LIMITS } from '../protocol/limits.ts';
import type { ClassList, OrderChange, RenderedClasses } from '../protocol/messages.ts';
import { createOverrideSearch } from './createOverrideSearch.ts';
import { OWN } from './readElements.ts';

const GRIFFEL = /(?:^|\s)(?:___[a-z\d]{7}|[fr][a-z\d]{5,8}(?=\s|$))/;

/** The elements with classes of Griffel, up to the limit. */
export function findStyledElements(): Element[] {
  const found: Element[] = [];
  for (const element of document.querySelectorAll(`[class]:not([${OWN}] *)`)) {
    if (GRIFFEL.test(element.getAttribute('class') ?? '')) found.push(element);
    if (found.length === LIMITS.styledElements) break;
  }
  return found;
}

/** The distinct class lists of these elements, with how often each occurs, and what overrides them. */
export function readClassLists(): Pick<RenderedClasses, 'lists' | 'isCut'> {
  const lists = new Map<string, ClassList>();
  let room = LIMITS.frameMessage / 2;
  const hasQueries = document.querySelector('style[data-container]') !== null;
  const isContained = createContainerTest();
  const search = createOverrideSearch();
  for (const element of findStyledElements()) {
    const classes = (element.getAttribute('class') ?? '').trim();
    let list = lists.get(classes);
    if (list) list.count++;
    else if (classes.length <= LIMITS.mergedClasses && lists.size < LIMITS.classLists) {
      room -= classes.length + 100;
      if (room <= 0) continue;
      lists.set(classes, (list = { tag: nameTag(element), classes, count: 1 }));
    }
    if (!list) continue;
    if (element.closest('[dir]')?.getAttribute('dir') === 'rtl') list.isRightToLeft = true;
    if (hasQueries && !isContained(element)) list.hasNoContainer = true;
    const overrides = list.overrides ? [] : search.find(element);
    if (overrides.length > 0) {
      room -= JSON.stringify(overrides).length;
      if (room > 0) list.overrides = overrides;
    }
  }
  return { lists: [...lists.values()], ...(search.isCut() && { isCut: true }) };
}

/** Creates a test whether an ancestor is a container for queries about sizes; asks for each ancestor once. */
function createContainerTest(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isContained = ({ parentElement: parent }: Element): boolean => {
    if (!parent) return false;
    let result = known.get(parent);
    if (result === undefined) {
      const type = getComputedStyle(parent).getPropertyValue('container-type');
      result = type.includes('size') || isContained(parent);
      known.set(parent, result);
    }
    return result;
  };
  return isContained;
}

function nameTag({ localName }: Element): string {
  return localName.slice(0, LIMITS.name);
}

/** Computed values by element and pseudo-element. */
type StyleSnapshot = ReadonlyMap<Element, ReadonlyMap<string, ReadonlyMap<string, string>>>;

/** Reads the computed styles of the elements, with transitions and animations off. */
export function takeSnapshot(elements: readonly Element[]): StyleSnapshot {
  const still = document.createElement('style');
  still.textContent = '*,::before,::after{transition:none!important;animation:none!important}';
  document.head.append(still);
  const snapshot = new Map(
    elements.slice(0, LIMITS.comparedElements).map((element) => {
      const pseudos = ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo === '' ? undefined : pseudo);
        const isThere = pseudo === '' || !['none', 'normal', ''].includes(style.content);
        return isThere
          ? [
              [
                pseudo,
                new Map(Array.from(style, (name) => [name, style.getPropertyValue(name)])),
              ] as const,
            ]
          : [];
      });
      return [element, new Map(pseudos)] as const;
    }),
  );
  still.remove();
  return snapshot;
}

/** Properties that follow from others: reported only if nothing else has changed. */
const DERIVED =
  /^(?:width|height|(?:inline|block)-size|perspective-origin|transform-origin|.*-(?:inline|block)(?:-.*)?)$/;

/** Finds the computed values that differ, without those that follow from others. */
export function compareSnapshots(before: StyleSnapshot, after: StyleSnapshot): OrderChange[] {
  const changes: OrderChange[] = [];
  for (const [element, pseudos] of before) {
    for (const [pseudo, values] of pseudos) {
      const now = after.get(element)?.get(pseudo);
      const changed = [...values].flatMap(([property, value]) => {
        const next = now?.get(property);
        return next === undefined || next === value ? [] : [{ property, value, next }];
      });
      const own = changed.filter(({ property }) => !DERIVED.test(property));
      for (const { property, value, next } of own.length > 0 ? own : changed) {
        if (changes.length >= LIMITS.orderChanges) return changes;
        changes.push({
          tag: nameTag(element),
          pseudo,
          property: property.slice(0, LIMITS.name),
          before: value.slice(0, LIMITS.name),
          after: next.slice(0, LIMITS.name),
        });
      }
    }
  }
  return changes;
}

/** Milliseconds between reports while the document keeps changing. */
const INTERVAL = 250;

/**
 * Calls `onChange` after a render, and after each change of the document from then on.
 *
 * @returns a function to call after each render
 */
export function watchClasses(onChange: () => void): () => void {
  let isWatching = false;
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      report();
    }, INTERVAL);
  };
  const observer = new MutationObserver(schedule);
  const report = (): void => {
    onChange();
    // The search for overrides changes inline styles and restores them.
    observer.takeRecords();
  };
  return () => {
    report();
    if (isWatching) return;
    isWatching = true;
    observer.observe(document, {
      attributeFilter: ['class', 'style'],
      childList: true,
      subtree: true,
    });
  };
}
