import type { AnalyzedCall } from '../Analysis.ts';
import { isSequenceClass, type Merge } from './explainMergedClasses.ts';
import type { Direction } from '../types.ts';
import type { Contest } from './explainCascade.ts';
import { nameCall } from './nameSlot.ts';

/** A fault in a list of classes, which does not work as it seems to. */
export interface MergeFault {
  code:
    | 'joined-sets'
    | 'names-behind-set'
    | 'two-resets'
    | 'mixed-directions'
    | 'different-text'
    | 'underscores';
  message: string;
  remedy: string;
}

/** Finds faults in a call of mergeClasses. */
export function findMergeFaults(
  { classNames, result }: Merge,
  { calls, contests }: { calls: readonly AnalyzedCall[]; contests: readonly Contest[] },
): MergeFault[] {
  const faults: MergeFault[] = [];
  const kept = new Set(split(result));
  for (const className of classNames) {
    const names = split(className);
    const first = names.findIndex(isSequenceClass);
    if (names.filter(isSequenceClass).length > 1) {
      faults.push({
        code: 'joined-sets',
        message:
          'One argument contains several sets of classes, joined into one string. mergeClasses reads the first set and drops the others.',
        remedy: 'Pass each set as a separate argument of mergeClasses().',
      });
    } else if (first !== -1) {
      const atoms = listAtoms(calls);
      const lost = names
        .slice(first + 1)
        .filter((name) => !kept.has(name) && !atoms.has(name) && !/^f[a-z\d]{5,7}$/.test(name));
      if (lost.length > 0) {
        faults.push({
          code: 'names-behind-set',
          message: `mergeClasses drops “${lost.join(' ')}”: in a string with a set of classes, it keeps only names before the set.`,
          remedy: `Pass it as a separate argument: mergeClasses('${lost.join(' ')}', classes.root).`,
        });
      }
    } else if (className.includes('___')) {
      faults.push({
        code: 'underscores',
        message: `mergeClasses treats the three underscores in “${className.slice(0, 60)}” as the start of a set: it cuts the name there, and joins the rest to the next name.`,
        remedy:
          "Use a class name without three underscores in a row, or put it before the result: css.title + ' ' + mergeClasses(…).",
      });
    }
  }
  return [
    ...faults,
    ...findResets(result, calls),
    ...findDirections(classNames, calls),
    ...findTexts(contests),
  ];
}

/** Finds faults in the classes of a rendered element, however they were joined. */
export function findListFaults(className: string, calls: readonly AnalyzedCall[]): MergeFault[] {
  const sets = split(className).filter(isSequenceClass);
  return [
    ...(sets.length < 2
      ? []
      : [
          {
            code: 'joined-sets' as const,
            message: `This element has ${String(sets.length)} sets of classes, joined without mergeClasses. All of them apply, and the order of the rules on the page decides instead of the order of the sets.`,
            remedy: 'Where the strings are joined, pass the sets to mergeClasses() instead.',
          },
        ]),
    ...findResets(className, calls),
    ...findDirections([className], calls),
  ];
}

function findResets(className: string, calls: readonly AnalyzedCall[]): MergeFault[] {
  const names = new Set(split(className));
  const resets = calls.filter(
    ({ className: own }) => own && (names.has(own.ltr) || names.has(own.rtl)),
  );
  const different = new Set(resets.map(({ className: own }) => own?.ltr));
  if (different.size < 2) return [];
  const list = resets.map(nameCall).join(' and ');
  return [
    {
      code: 'two-resets',
      message: `The element has two classes of makeResetStyles, ${list}. mergeClasses keeps both, and where they set the same property, the one that was inserted last applies.`,
      remedy: 'Use one of them, and put what differs into a slot of makeStyles.',
    },
  ];
}

/** Each set of classes is for one direction; equal styles have a different name in each. */
function findDirections(
  classNames: readonly string[],
  calls: readonly AnalyzedCall[],
): MergeFault[] {
  const sets = new Set(
    classNames
      .flatMap(split)
      .filter(isSequenceClass)
      .map((name) => name.slice(0, 10)),
  );
  const isOf = (direction: Direction) =>
    calls.some(({ slots }) =>
      Object.values(slots?.[direction] ?? {}).some((list) => sets.has(list.slice(0, 10))),
    );
  if (!isOf('ltr') || !isOf('rtl')) return [];
  return [
    {
      code: 'mixed-directions',
      message:
        'Some of these classes are for left-to-right pages and some for right-to-left pages. The result gets the direction of the last set.',
      remedy:
        'Call the hooks of one element under the same TextDirectionProvider, and pass no class names across it.',
    },
  ];
}

/** Finds conditions that mean the same but are written differently, so that neither overrides the other. */
function findTexts(contests: readonly Contest[]): MergeFault[] {
  const steps = contests.flatMap(({ steps: all }) => all);
  return steps.flatMap(({ winner, loser }) => {
    const [one, other] = [winner.declaration, loser.declaration];
    const [a, b] = [one.path.join(' '), other.path.join(' ')];
    if (one.property !== other.property || a === b || normalize(a) !== normalize(b)) return [];
    return [
      {
        code: 'different-text' as const,
        message: `“${a}” and “${b}” mean the same, but Griffel compares their text: both ${one.property} stay, and neither overrides the other.`,
        remedy: 'Write both in the same way, or put the condition into a constant.',
      },
    ];
  });
}

function normalize(condition: string): string {
  return condition.replaceAll(/\s+/g, '').toLowerCase();
}

function listAtoms(calls: readonly AnalyzedCall[]): Set<string> {
  return new Set(
    calls.flatMap(({ declarations }) =>
      declarations.flatMap(({ className }) => (className ? [className.ltr, className.rtl] : [])),
    ),
  );
}

function split(className: string): string[] {
  return className.split(/\s+/).filter((name) => name !== '');
}
