import { defaultCompareMediaQueries, styleBucketOrdering } from '@griffel/core';
import type { Analysis } from '../Analysis.ts';
import { type CompareQueries, sortRules } from '../resolve/listRules.ts';
import type { Direction } from '../types.ts';
import { type CascadeReason, describeReason } from './describeReason.ts';
import { type Contender, readContenders, readLayer } from './readContenders.ts';
import { compareSpecificity, readRule } from './readRule.ts';

/** Why one declaration overrides another while both match. */
export interface CascadeStep {
  winner: Contender;
  loser: Contender;
  reason: CascadeReason;
  /** The reason in a sentence. */
  text: string;
  /** Whether the order of the extracted style sheet reverses the result. */
  isReversedByExtraction: boolean;
}

/** Declarations of one element that set the same property. */
export interface Contest {
  /** Empty for the element with the class itself, else a part of it or a child: `::before`, `> .icon`. */
  subject: string;
  /** The properties that they compete for, as in style objects. */
  longhands: readonly string[];
  /** The strongest first: among those that match, the first one applies. */
  contenders: readonly Contender[];
  /** Each contender against the next one. */
  steps: readonly CascadeStep[];
}

export interface ExplainCascadeOptions {
  analysis: Pick<Analysis, 'calls' | 'rules' | 'extractedRules'>;
  direction: Direction;
  /** Orders media and container queries. @default alphabetically, as the library does */
  compareQueries?: CompareQueries | undefined;
  /** Classes in the order in which their rules were inserted. @default the order of the source */
  arrived?: readonly string[] | undefined;
}

/**
 * Explains which declarations of an element apply: for each property, the declarations that set it, the
 * strongest first, with the reason why each overrides the next one.
 *
 * @param className - the classes of the element
 * @returns without properties that only one declaration sets
 */
export function explainCascade(className: string, options: ExplainCascadeOptions): Contest[] {
  const { analysis, direction } = options;
  const contenders = readContenders(className, analysis.calls, direction);
  const groups = groupContenders(contenders);
  const compare = createComparison(options);
  const contests = new Map<string, Contest>();
  for (const [key, group] of groups) {
    const [subject = '', longhand = ''] = key.split('\n');
    const sorted = [...group]
      .sort((a, b) => compare(b, a).order)
      // A weaker selector of the same declaration adds nothing directly after a stronger one.
      .filter(({ declaration }, index, all) => declaration !== all[index - 1]?.declaration);
    if (sorted.length < 2) continue;
    // The contests of shorthands are the same for several properties.
    const id = `${subject}\n${sorted.map((one) => contenders.indexOf(one)).join()}`;
    const same = contests.get(id);
    contests.set(id, {
      subject,
      longhands: [...(same?.longhands ?? []), longhand],
      contenders: sorted,
      steps:
        same?.steps ??
        sorted.flatMap((winner, index) => {
          const loser = sorted[index + 1];
          return loser ? [step(winner, loser)] : [];
        }),
    });
  }
  return [...contests.values()];

  function step(winner: Contender, loser: Contender): CascadeStep {
    const { reason } = compare(winner, loser);
    return {
      winner,
      loser,
      reason,
      text: describeReason(reason, winner, loser),
      isReversedByExtraction: isReversed(analysis.extractedRules, reason, winner, loser),
    };
  }
}

/** Groups contenders that set the same longhand of the same element. */
function groupContenders(contenders: readonly Contender[]): Map<string, Contender[]> {
  const groups = new Map<string, Contender[]>();
  for (const contender of contenders) {
    for (const longhand of new Set(contender.longhands)) {
      const key = `${contender.subject}\n${longhand}`;
      groups.set(key, [...(groups.get(key) ?? []), contender]);
    }
  }
  for (const contender of contenders.filter(({ longhands }) => longhands[0] === 'all')) {
    for (const [key, group] of groups) {
      const [subject, longhand = ''] = key.split('\n');
      if (subject === contender.subject && !NOT_OF_ALL.test(longhand)) group.push(contender);
    }
  }
  return groups;
}

/** The properties that the shorthand `all` does not set, and `all` itself. */
const NOT_OF_ALL = /^(?:all$|direction$|unicodeBidi$|--)/;

interface Comparison {
  /** Positive where the first one is stronger. */
  order: number;
  reason: CascadeReason;
}

/** Compares two contenders as a browser does, with the rules in the order of the renderer. */
function createComparison({
  analysis,
  compareQueries = defaultCompareMediaQueries,
  arrived = [],
}: ExplainCascadeOptions): (a: Contender, b: Contender) => Comparison {
  const places = new Map(analysis.rules.map(({ css }, index) => [css, index]));
  const arrivals = new Map(arrived.map((name, index) => [name, index]));
  // The order of layers depends on no other rules, and most pages have no layers.
  const layered = analysis.rules.filter(({ css }) => css.includes('@layer'));
  const layers = listLayers(listInserted(layered, arrivals, compareQueries));
  const arrivalOf = ({ className, rule }: Contender, isGiven: boolean): number =>
    (isGiven ? arrivals.get(className) : places.get(rule.css)) ?? 0;
  return (a, b) => {
    const isGiven = arrivals.has(a.className) && arrivals.has(b.className);
    const isSameRule = a.rule.css === b.rule.css || a.className === b.className;
    const candidates: [CascadeReason, number][] = [
      ['important', Number(a.isImportant) - Number(b.isImportant)],
      ['layer', compareLayers(layers, a, b) * (a.isImportant ? -1 : 1)],
      ['specificity', compareSpecificity(a.specificity, b.specificity)],
      ['scope', Number(a.isScoped) - Number(b.isScoped)],
      [
        'bucket',
        styleBucketOrdering.indexOf(a.rule.bucket) - styleBucketOrdering.indexOf(b.rule.bucket),
      ],
      [
        'condition',
        a.rule.condition === b.rule.condition
          ? 0
          : compareQueries(a.rule.condition, b.rule.condition),
      ],
      ['priority', a.rule.priority - b.rule.priority],
      ['arrival', isSameRule ? 0 : arrivalOf(a, isGiven) - arrivalOf(b, isGiven)],
    ];
    const [reason, order] = candidates.find(([, difference]) => difference !== 0) ?? [
      'declared',
      0,
    ];
    if (order !== 0) return { order, reason };
    const isOneRule = a.rule.css === b.rule.css;
    return {
      order: isOneRule ? a.place - b.place : arrivalOf(a, false) - arrivalOf(b, false),
      reason,
    };
  };
}

/** The rules in the order of the style elements, if their classes were inserted in the given order. */
function listInserted(
  rules: Analysis['rules'],
  arrivals: ReadonlyMap<string, number>,
  compareQueries: CompareQueries,
): Analysis['rules'] {
  if (arrivals.size === 0) return rules;
  const placed = rules.flatMap((rule) => {
    const names = [...rule.css.matchAll(/\.([fr][\da-z]+)/g)].map(([, name = '']) => name);
    const arrival = names.map((name) => arrivals.get(name)).find((place) => place !== undefined);
    return arrival === undefined ? [] : [{ rule, arrival }];
  });
  const inOrder = placed.sort((a, b) => a.arrival - b.arrival).map(({ rule }) => rule);
  return sortRules(inOrder, compareQueries);
}

/** Layers in the order in which the page first names them. A nested layer names its parents as well. */
function listLayers(rules: Analysis['rules']): string[] {
  const names = rules.flatMap(({ css }) =>
    readRule(css).flatMap(({ atRules }) => {
      const layer = readLayer(atRules)?.split('.') ?? [];
      return layer.map((_, index) => layer.slice(0, index + 1).join('.'));
    }),
  );
  return [...new Set(names)];
}

/** Positive where the layer of the first one is stronger, without `!important`. */
function compareLayers(layers: readonly string[], a: Contender, b: Contender): number {
  if (a.layer === b.layer) return 0;
  if (a.layer === undefined) return 1;
  if (b.layer === undefined) return -1;
  const [first, second] = [a.layer.split('.'), b.layer.split('.')];
  const depth = first.findIndex((name, index) => name !== second[index]);
  // A layer's own rules override those of the layers inside it.
  if (depth === -1) return 1;
  if (depth >= second.length) return -1;
  const placeOf = (names: readonly string[]) => layers.indexOf(names.slice(0, depth + 1).join('.'));
  return placeOf(first) - placeOf(second);
}

/** The reasons that depend on the order of rules. */
const ORDER: readonly CascadeReason[] = ['bucket', 'condition', 'priority', 'arrival'];

/** Where the order of rules decides, the extracted style sheet may have another one. */
function isReversed(
  rules: Analysis['extractedRules'],
  reason: CascadeReason,
  winner: Contender,
  loser: Contender,
): boolean {
  if (!ORDER.includes(reason)) return false;
  const placeOf = ({ rule }: Contender) => rules.findIndex(({ css }) => css === rule.css);
  const [first, second] = [placeOf(winner), placeOf(loser)];
  return first !== -1 && second !== -1 && first < second;
}
