import {
  explainMerge,
  nameHueClass,
  type Analysis,
  type AnalyzedDeclaration,
  type MergeArgument,
  type MergeReport,
} from '@griffel-site/engine';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import {
  findElements,
  readAttribute,
  readText,
  type HTMLElement,
  type HTMLNode,
} from '../page-markdown/HTMLNode.ts';
import type { RunResult } from '../verify/run/RunReport.ts';

/** The HTML of rendered components, and the merges that happened meanwhile. */
type Rendered = readonly Pick<RunResult, 'html' | 'merges'>[];

type MergedClass = MergeArgument['brought'][number];

/** A class of an element. */
interface Chip {
  text: string;
  /** The class name in left-to-right pages. */
  atom: string;
}

/**
 * Prints what `mergeClasses` kept and overrode, for each rendered element whose classes come from
 * several sets: the call as the term of a list, the remaining classes, and the overridden ones. Classes that
 * compete with another are shown with their declarations.
 *
 * ```html
 * <dt>mergeClasses(root, busy) → &lt;b>Saving&lt;/b></dt>
 * <dd><span class="atom hue-1" data-atom="f1nfkwwl">f1nfkwwl backgroundColor: '#9fabbc'</span></dd>
 * <dd>overridden:
 * <del class="atom hue-2" data-atom="f1goz2u5">f1goz2u5 backgroundColor: '#ffd27a'</del></dd>
 * ```
 *
 * @param hues - hue numbers by class
 * @returns the content of a `<dl>`, whose text is committed; undefined if nothing was overridden
 */
export function printMerges(
  rendered: Rendered,
  analysis: Analysis,
  hues: Readonly<Record<string, number>>,
): string | undefined {
  const merges = rendered.flatMap((one) => one.merges);
  const printChips = (chips: readonly Chip[], tag: 'span' | 'del') =>
    chips
      // Two arguments may contain the same class.
      .filter(({ atom }, index) => chips.findIndex((one) => one.atom === atom) === index)
      .map(({ text, atom }) => {
        const hue = hues[atom];
        const marks =
          hue === undefined ? '' : ` class="atom ${nameHueClass(hue)}" data-atom="${atom}"`;
        return `<${tag}${marks}>${escape(text)}</${tag}>`;
      })
      .join('\n');

  const omittedPrefix = hasUniqueSlotNames(analysis) ? /^\w+\(\)\./ : /^$/;
  let isAnyOverridden = false;
  const rows = listElements(rendered).flatMap(({ element, className }) => {
    const merge = merges.find(({ result }) => result.includes('___') && className.includes(result));
    if (!merge) return [];
    const report = explainMerge(merge, { analysis, merges });
    const { kept, overridden, sets } = readChips(report);
    if (sets < 2) return [];
    isAnyOverridden ||= overridden.length > 0;
    const names = report.arguments.map(({ name }) => name.replace(omittedPrefix, ''));
    return [
      `<dt>${escape(`mergeClasses(${names.join(', ')}) → ${element}`)}</dt>`,
      `<dd>${printChips(kept, 'span')}</dd>`,
      ...(overridden.length > 0 ? [`<dd>overridden:\n${printChips(overridden, 'del')}</dd>`] : []),
    ].join('\n');
  });
  return isAnyOverridden ? rows.join('\n\n') : undefined;
}

/** The text of the HTML from `printMerges`. */
export function readMerges(html: string): string {
  return parseFragment(html).childNodes.map(readText).join('');
}

function escape(value: string): string {
  return toHtml({ type: 'text', value });
}

function readChips({ arguments: all, contests }: MergeReport) {
  const brought = all.flatMap((one) => one.brought);
  const overridden = brought.filter(({ lost }) => lost);
  // Declarations that win over others or remain although they compete.
  const competing = new Set([
    ...overridden.map(({ lost }) => lost?.by),
    ...contests.flatMap(({ contenders }) => contenders.map(({ declaration }) => declaration)),
  ]);
  const createChip = ({ className = '', declarations, lost }: MergedClass): Chip => {
    const [first] = declarations;
    // Without competition, the class alone is enough: pointing at it highlights its declaration.
    const competes = lost !== undefined || competing.has(first);
    return {
      text: first && competes ? `${className} ${printDeclaration(first)}` : className,
      atom: first?.className?.ltr ?? className,
    };
  };
  const others = all.flatMap(({ foreign, resets }) => [
    ...foreign,
    ...resets.map(({ className }) => className),
  ]);
  return {
    kept: [
      ...others.map((name): Chip => ({ text: name, atom: name })),
      ...brought
        .filter(({ className, lost }) => className !== undefined && lost === undefined)
        .map(createChip),
    ],
    overridden: overridden.map(createChip),
    sets: all.filter(({ brought, resets }) => brought.length + resets.length > 0).length,
  };
}

/** Whether no two calls of a sample have a slot of the same name, so that the name alone identifies a slot. */
function hasUniqueSlotNames({ calls }: Analysis): boolean {
  const slots = calls.flatMap((call) => Object.keys(call.slots?.ltr ?? {}));
  return new Set(slots).size === slots.length;
}

/** Prints a declaration as in the source: `:hover color: '#7fd6c2'`. */
function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text =
    typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? '{…}' : String(value);
  return [...path, `${property}: ${text}`].join(' ');
}

/** In characters. */
const LONGEST_TEXT = 40;

/** The rendered elements, grouped by their classes: `<b>Saved</b> and 2 more`. */
function listElements(rendered: Rendered): { element: string; className: string }[] {
  const byClass = new Map<string, string[]>();
  for (const element of rendered.flatMap(({ html }) => listAll(parseFragment(html).childNodes))) {
    const className = readAttribute(element, 'class') ?? '';
    byClass.set(className, [...(byClass.get(className) ?? []), printElement(element)]);
  }
  return [...byClass].map(([className, [first = '', ...more]]) => ({
    className,
    element: more.length > 0 ? `${first} and ${String(more.length)} more` : first,
  }));
}

function printElement(element: HTMLElement): string {
  const { tagName } = element;
  const text = readText(element).replace(/\s+/g, ' ').trim();
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return short === '' ? `<${tagName}>` : `<${tagName}>${short}</${tagName}>`;
}

function listAll(nodes: readonly HTMLNode[]): HTMLElement[] {
  return findElements(nodes, () => true).flatMap((one) => [one, ...listAll(one.childNodes)]);
}
