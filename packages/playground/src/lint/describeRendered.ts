import {
  type Analysis,
  type AnalyzedDeclaration,
  findListFaults,
  type SourceFiles,
  type SourceRange,
} from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import type { ClassList, RenderedClasses } from '../sandbox/protocol/messages.ts';
import { createProblem, findKey } from './propertySource.ts';

/** Lists what only the rendered elements show: mirroring, containers and merged classes that have no effect. */
export function describeRendered(
  files: SourceFiles,
  analysis: Analysis,
  { lists }: RenderedClasses,
): Problem[] {
  const fault = { source: 'styles', severity: 'warning' } as const;
  const report = (place: SourceRange, message: string, remedy: string): Problem =>
    createProblem(files, place, { ...fault, message, remedy });
  const declarations = analysis.calls.flatMap((call) => call.declarations);
  return [
    ...findUnmirrored(files, declarations, lists).map(({ tag, property, place }) =>
      report(
        place,
        `<${tag}> is in right-to-left text, but has classes for left to right: "${property}" is not mirrored.`,
        'Put <TextDirectionProvider dir="rtl"> around the components in it. The attribute does not reach their hooks.',
      ),
    ),
    ...findWithoutContainer(files, declarations, lists).map(({ tag, query, place }) =>
      report(
        place,
        `<${tag}> is inside no container, so "${query}" never applies to it.`,
        "Write containerType: 'inline-size' for an element around it, because an element cannot query itself.",
      ),
    ),
    ...findTwoResets(files, analysis, lists).map(({ message, remedy, place }) =>
      report(place, message, remedy),
    ),
  ];
}

/** Finds the first declaration without its mirrored class in right-to-left text, if no file has a provider. */
function findUnmirrored(
  files: SourceFiles,
  declarations: readonly AnalyzedDeclaration[],
  lists: readonly ClassList[],
): { tag: string; property: string; place: SourceRange }[] {
  if (Object.values(files).some((text) => /\b(?:TextDirection|Fluent)Provider\b/.test(text)))
    return [];
  for (const { tag, classes } of lists.filter(({ isRightToLeft }) => isRightToLeft)) {
    const names = classes.split(' ');
    for (const { className, property, source, usedAt } of declarations) {
      if (!className || className.ltr === className.rtl || !names.includes(className.ltr)) continue;
      const place = findAttribute(files) ?? source ?? usedAt;
      if (place) return [{ tag, property, place }];
    }
  }
  return [];
}

/** The attribute `dir="rtl"`, in the first file that has it. */
function findAttribute(files: SourceFiles): SourceRange | undefined {
  for (const [file, text] of Object.entries(files)) {
    const match = /\bdir=(["'])rtl\1/.exec(text);
    if (match) return { file, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

const SIZE_QUERY = /^@container\b[^(]*\([^()]*\b(?:width|height|size|aspect-ratio)\b/;

/** Finds queries about the size of a container on elements that are in none; each query once. */
function findWithoutContainer(
  files: SourceFiles,
  declarations: readonly AnalyzedDeclaration[],
  lists: readonly ClassList[],
): { tag: string; query: string; place: SourceRange }[] {
  // Without one, another message says so; under a condition, there may be a container later.
  const containers = declarations.filter(({ property }) => /^container(?:Type)?$/.test(property));
  if (containers.length === 0 || containers.some(({ path }) => path.length > 0)) return [];
  const found = new Map<string, { tag: string; query: string; place: SourceRange }>();
  for (const { tag, classes } of lists.filter(({ hasNoContainer }) => hasNoContainer)) {
    const names = classes.split(' ');
    for (const { className, path, source, usedAt } of declarations) {
      const query = path.find((part) => SIZE_QUERY.test(part));
      if (query === undefined || !className) continue;
      if (!names.includes(className.ltr) && !names.includes(className.rtl)) continue;
      const declared = source ?? usedAt;
      const place = declared && (findKey(files, query, declared) ?? declared);
      if (place && !found.has(query)) found.set(query, { tag, query, place });
    }
  }
  return [...found.values()];
}

/** Finds elements with two classes of makeResetStyles, at the merge of both or at the last of the calls. */
function findTwoResets(
  files: SourceFiles,
  { calls }: Analysis,
  lists: readonly ClassList[],
): { message: string; remedy: string; place: SourceRange }[] {
  for (const { classes } of lists) {
    const fault = findListFaults(classes, calls).find(({ code }) => code === 'two-resets');
    if (!fault) continue;
    const names = classes.split(' ');
    const resets = calls.filter(
      ({ className }) =>
        className && (names.includes(className.ltr) || names.includes(className.rtl)),
    );
    const place = findOnlyMerge(files) ?? resets.at(-1)?.range;
    return place ? [{ ...fault, place }] : [];
  }
  return [];
}

/** The call of mergeClasses, if the files contain one only. */
function findOnlyMerge(files: SourceFiles): SourceRange | undefined {
  const found = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/\bmergeClasses(?=\()/g)].map(({ 0: name, index }) => ({
      file,
      from: index,
      to: index + name.length,
    })),
  );
  return found.length === 1 ? found[0] : undefined;
}
