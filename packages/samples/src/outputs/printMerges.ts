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

/** What components have rendered, and what was merged meanwhile. */
type Shown = readonly Pick<RunResult, 'html' | 'merges'>[];

type Brought = MergeArgument['brought'][number];

/** A class of an element. */
interface Chip {
  text: string;
  /** Its name in left-to-right pages. */
  atom: string;
}

/**
 * Prints what `mergeClasses` has kept and overridden, for each rendered element whose classes come from
 * several sets: the call as a term of a list, the classes that stay, and those that do not. Those that
 * compete with another stand with their declarations.
 *
 * ```html
 * <dt>mergeClasses(root, busy) → &lt;b>Saving&lt;/b></dt>
 * <dd><span class="atom hue-1" data-atom="f1nfkwwl">f1nfkwwl backgroundColor: '#9fabbc'</span></dd>
 * <dd>overridden:
 * <del class="atom hue-2" data-atom="f1goz2u5">f1goz2u5 backgroundColor: '#ffd27a'</del></dd>
 * ```
 *
 * @param hues - the numbers of all classes
 * @returns the content of a `<dl>`, whose text is what is committed; undefined where nothing was
 *   overridden
 */
export function printMerges(
  shown: Shown,
  analysis: Analysis,
  hues: Readonly<Record<string, number>>,
): string | undefined {
  const merges = shown.flatMap((one) => one.merges);
  const printChips = (chips: readonly Chip[], tag: 'span' | 'del') =>
    chips
      // Two arguments may bring the same class.
      .filter(({ atom }, index) => chips.findIndex((one) => one.atom === atom) === index)
      .map(({ text, atom }) => {
        const hue = hues[atom];
        const marks =
          hue === undefined ? '' : ` class="atom ${nameHueClass(hue)}" data-atom="${atom}"`;
        return `<${tag}${marks}>${escape(text)}</${tag}>`;
      })
      .join('\n');

  const short = haveOwnNames(analysis) ? /^\w+\(\)\./ : /^$/;
  let isAnyOverridden = false;
  const rows = listElements(shown).flatMap(({ element, className }) => {
    const merge = merges.find(({ result }) => result.includes('___') && className.includes(result));
    if (!merge) return [];
    const report = explainMerge(merge, { analysis, merges });
    const { kept, overridden, sets } = readChips(report);
    if (sets < 2) return [];
    isAnyOverridden ||= overridden.length > 0;
    const names = report.arguments.map(({ name }) => name.replace(short, ''));
    return [
      `<dt>${escape(`mergeClasses(${names.join(', ')}) → ${element}`)}</dt>`,
      `<dd>${printChips(kept, 'span')}</dd>`,
      ...(overridden.length > 0 ? [`<dd>overridden:\n${printChips(overridden, 'del')}</dd>`] : []),
    ].join('\n');
  });
  return isAnyOverridden ? rows.join('\n\n') : undefined;
}

/** The text of what `printMerges` prints. */
export function readMerges(html: string): string {
  return parseFragment(html).childNodes.map(readText).join('');
}

function escape(value: string): string {
  return toHtml({ type: 'text', value });
}

function readChips({ arguments: all, contests }: MergeReport) {
  const brought = all.flatMap((one) => one.brought);
  const overridden = brought.filter(({ lost }) => lost);
  // What stays beside something that it competes with is news as well.
  const competing = new Set([
    ...overridden.map(({ lost }) => lost?.by),
    ...contests.flatMap(({ contenders }) => contenders.map(({ declaration }) => declaration)),
  ]);
  const createChip = ({ className = '', declarations, lost }: Brought): Chip => {
    const [first] = declarations;
    // What competes with nothing is its class alone: pointing at it leads to its declaration.
    const isNews = lost !== undefined || competing.has(first);
    return {
      text: first && isNews ? `${className} ${printDeclaration(first)}` : className,
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

/** Whether the slots of a sample are told apart by their names alone, as they stand in most code. */
function haveOwnNames({ calls }: Analysis): boolean {
  const slots = calls.flatMap((call) => Object.keys(call.slots?.ltr ?? {}));
  return new Set(slots).size === slots.length;
}

/** `:hover color: '#7fd6c2'`, as it stands in code. */
function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text =
    typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? '{…}' : String(value);
  return [...path, `${property}: ${text}`].join(' ');
}

/** In characters. */
const LONGEST_TEXT = 40;

/** The rendered elements with classes, those with the same ones together: `<b>Saved</b> and 2 more`. */
function listElements(shown: Shown): { element: string; className: string }[] {
  const byClass = new Map<string, string[]>();
  for (const element of shown.flatMap(({ html }) => listAll(parseFragment(html).childNodes))) {
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
