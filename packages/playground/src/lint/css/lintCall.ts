import type {
  AnalyzedCall,
  AnalyzedDeclaration,
  SourceFiles,
  SourceRange,
} from '@griffel-site/engine';
import { isRecord } from '@griffel-site/engine/isRecord';
import { camelize } from '@griffel-site/engine/propertyNames';
import { splitList } from '@griffel-site/engine/readRule';
import type { Fix, Problem } from '../../problems/Problem.ts';
import {
  createFix,
  createProblem,
  findKey,
  quote,
  readProperty,
  removeProperty,
  textAt,
  writeKey,
} from '../propertySource.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import { lintUndefinedNames } from './lintUndefinedNames.ts';
import { type DeclarationFault, lintDeclaration } from './lintDeclaration.ts';
import { type KeyFault, lintCondition, lintSelector } from './lintKeys.ts';

/** At-rules that contain descriptors instead of properties. */
const DESCRIPTOR_RULES = /^@(?!media|supports|layer|container|scope)/;

/** Finds what the user's browser does not support in the styles of a call. */
export function lintCall(files: SourceFiles, call: AnalyzedCall): Problem[] {
  const inDeclarations = call.declarations.flatMap((declaration) => {
    const { path, rules, property, value } = declaration;
    // RESET creates no rule, and a string of static styles is not a declaration.
    const isDeclared = property !== '' && (rules.length > 0 || value === '');
    if (!isDeclared || path.some((part) => DESCRIPTOR_RULES.test(part))) return [];
    const place = declaration.source ?? declaration.usedAt ?? call.range;
    const keyProblems = path.flatMap((part) => lintKey(files, part, place));
    // Declarations inside @supports are expected to be unsupported by some browsers.
    if (path.some((part) => part.startsWith('@supports'))) return keyProblems;
    const undefinedNames =
      keyProblems.length > 0 ? [] : lintUndefinedNames(files, declaration, place);
    if (property === 'animationName' && typeof value === 'object') {
      const inKeyframes = lintKeyframes(files, declaration, place);
      return [...keyProblems, ...(inKeyframes.length > 0 ? inKeyframes : undefinedNames)];
    }
    const fault = lintDeclaration(property, value);
    return fault
      ? [...keyProblems, report(files, place, property, String(value), fault)]
      : [
          ...keyProblems,
          ...undefinedNames,
          ...lintNoflip(files, value, place),
          ...(call.kind === 'makeStyles' ? lintHyphens(files, property, place) : []),
        ];
  });
  return [
    ...inDeclarations,
    ...lintUndefined(files, call),
    ...lintContent(files, call),
    ...lintNoflipOutside(files, call.range),
  ];
}

/**
 * Hints at `color: tokens.missing`, which is left out. A hint, because it may be meant. TypeScript knows
 * better which names exist.
 */
function lintUndefined(files: SourceFiles, { kind, range, value }: AnalyzedCall): Problem[] {
  if (kind === 'makeStaticStyles' || /\.tsx?$/.test(range.file)) return [];
  return [...new Set(listUndefined(value))].flatMap((property) => {
    const place = findProperty(files, range, property);
    const text = place && textAt(files, place);
    const name = /:\s*([\w$]+(?:\.[\w$]+)+)$/.exec(text ?? '')?.[1];
    if (!place || name === undefined) return [];
    return [
      createProblem(files, place, {
        source: 'css',
        severity: 'hint',
        message: `${name} is undefined, so "${property}" is left out.`,
        remedy: 'Check the name, and what the object contains.',
      }),
    ];
  });
}

/** Lists the properties of styles that are undefined. */
function listUndefined(styles: unknown): string[] {
  return isRecord(styles)
    ? Object.entries(styles).flatMap(([key, value]) =>
        value === undefined ? key : listUndefined(value),
      )
    : [];
}

/** Reports `'padding-left'`, whose class neither replaces that of `paddingLeft` nor is replaced by it. */
function lintHyphens(files: SourceFiles, property: string, place: SourceRange): Problem[] {
  const written = readProperty(files, place);
  if (!/^-?[a-z]+-[a-z-]+$/.test(property) || written?.name !== property) return [];
  const right = camelize(property);
  return [
    createProblem(files, written.key, {
      source: 'css',
      severity: 'hint',
      message: `mergeClasses() does not know that "${property}" is ${right}: neither replaces the other.`,
      remedy: `Write "${right}".`,
      fixes: [change(right, written.key, right)],
    }),
  ];
}

/** Reports `::before` and `::after` that have no `content` in any file, or in values from elsewhere. */
function lintContent(files: SourceFiles, { kind, declarations }: AnalyzedCall): Problem[] {
  const isSet =
    declarations.some(({ property }) => property === 'content') ||
    Object.values(files).some((text) => /\bcontent['"]?\s*:/.test(text));
  if (kind === 'makeStaticStyles' || isSet) return [];
  return declarations.flatMap(({ path, source }) =>
    path.flatMap((part) => {
      const name = /::?(before|after)$/.exec(part)?.[1];
      const key = source && findKey(files, part, source);
      if (name === undefined || !key) return [];
      return [
        createProblem(files, key, {
          source: 'css',
          severity: 'warning',
          message: `No file sets "content" for ::${name}, so browsers do not render it.`,
          remedy: `Write content: '""' in it.`,
        }),
      ];
    }),
  );
}

const NOFLIP_REMEDY = `Write it into the value, exactly so: paddingLeft: '8px /* @noflip */'.`;

/** Reports a misspelled comment, which does not prevent mirroring. */
function lintNoflip(files: SourceFiles, value: unknown, place: SourceRange): Problem[] {
  const comment =
    typeof value === 'string' ? /\/\*.*\bno-?flip\b.*?\*\//i.exec(value)?.[0] : undefined;
  if (comment === undefined || /^\/\*\s?@noflip\s?\*\/$/.test(comment)) return [];
  return [
    createProblem(files, place, {
      source: 'css',
      severity: 'warning',
      message: `"${comment}" does not prevent mirroring.`,
      remedy: NOFLIP_REMEDY,
    }),
  ];
}

/** Reports the comment before a property, where it is one of JavaScript. */
function lintNoflipOutside(files: SourceFiles, range: SourceRange): Problem[] {
  const { file, from } = range;
  return [...textAt(files, range).matchAll(/(?<=[{,]\s*)\/\*\s*@noflip\s*\*\/(?=\s*[\w'"])/g)].map(
    ({ 0: comment, index }) =>
      createProblem(
        files,
        { file, from: from + index, to: from + index + comment.length },
        {
          source: 'css',
          severity: 'warning',
          message: 'This comment is not part of the styles, so it does not prevent mirroring.',
          remedy: NOFLIP_REMEDY,
        },
      ),
  );
}

function lintKey(files: SourceFiles, part: string, declaration: SourceRange): Problem[] {
  // The index of a set of static styles.
  if (/^\d+$/.test(part)) return [];
  const fault = part.startsWith('@') ? lintCondition(part) : lintSelector(part);
  if (!fault) return [];
  const key = findKey(files, part, declaration);
  const { suggestion } = fault;
  const fixes = key && suggestion !== undefined ? [change(suggestion, key, quote(suggestion))] : [];
  return [createCSSProblem(files, key ?? declaration, fault, fixes)];
}

function lintKeyframes(
  files: SourceFiles,
  { value }: AnalyzedDeclaration,
  place: SourceRange,
): Problem[] {
  const names = listSets(value).flatMap((set) => Object.keys(set));
  const nameProblems = [...new Set(names)].flatMap((name) => lintKeyframe(files, name, place));
  const problems = listKeyframes(value).flatMap(({ property, value: inner }) => {
    const fault = lintDeclaration(property, inner);
    if (!fault) return [];
    const at = findProperty(files, place, property) ?? place;
    return [report(files, at, property, String(inner), fault)];
  });
  return [...nameProblems, ...problems];
}

const KEYFRAME = /^(?:from|to|\+?(?:\d{1,2}(?:\.\d+)?|\.\d+|100(?:\.0+)?)%)$/i;
/** A percentage of a range of a timeline, such as `entry 0%`. */
const RANGE_KEYFRAME = /^[a-z-]+\s+-?[\d.]+%$/i;

/** Reports a keyframe such as `fro`, which browsers leave out. */
function lintKeyframe(files: SourceFiles, name: string, place: SourceRange): Problem[] {
  const parts = splitList(name);
  if (parts.every((part) => KEYFRAME.test(part) || RANGE_KEYFRAME.test(part))) return [];
  const [near] = nearestWords(name, ['from', 'to']);
  const suggestion = near ?? (KEYFRAME.test(`${name}%`) ? `${name}%` : undefined);
  const key = findFrame(files, place, name);
  const fixes =
    key && suggestion !== undefined ? [change(suggestion, key, writeKey(suggestion))] : [];
  return [
    createProblem(files, key ?? place, {
      source: 'css',
      severity: 'warning',
      message: `"${name}" is not a keyframe, so browsers leave it out.`,
      remedy:
        suggestion === undefined
          ? 'Write "from", "to", or a percentage up to 100%.'
          : `Write "${suggestion}".`,
      ...(fixes.length > 0 && { fixes }),
    }),
  ];
}

/** Finds the key of a keyframe in a range of code; undefined unless it occurs exactly once. */
function findFrame(files: SourceFiles, range: SourceRange, name: string): SourceRange | undefined {
  const { file, from } = range;
  const places = [
    ...textAt(files, range).matchAll(/(?:(['"])[^'"\n]*\1|[\w$]+)(?=\s*:\s*\{)/g),
  ].filter(([key]) => key.replaceAll(/^['"]|['"]$/g, '') === name);
  const [match] = places;
  if (!match || places.length > 1) return undefined;
  return { file, from: from + match.index, to: from + match.index + match[0].length };
}

/** Finds a property in a range of code; undefined unless it occurs exactly once. */
function findProperty(
  files: SourceFiles,
  range: SourceRange,
  property: string,
): SourceRange | undefined {
  const { file, from } = range;
  const places = [
    ...textAt(files, range).matchAll(new RegExp(`\\b${property}\\s*:\\s*[^,}\\n]*`, 'g')),
  ];
  const [match] = places;
  if (!match || places.length > 1) return undefined;
  const start = from + match.index;
  return { file, from: start, to: start + match[0].trimEnd().length };
}

function report(
  files: SourceFiles,
  place: SourceRange,
  property: string,
  value: string,
  fault: DeclarationFault,
): Problem {
  const { part, suggestion } = fault;
  const written = readProperty(files, place);
  const fixes: Fix[] = [];
  if (written && suggestion !== undefined && written.name === property) {
    if (part === 'property') fixes.push(change(suggestion, written.key, writeKey(suggestion)));
    else if (written.literal === value) {
      fixes.push(change(suggestion, written.value, quote(suggestion)));
    }
  }
  if (written && value.trim() === '' && suggestion === undefined) {
    fixes.push(removeProperty(`Remove "${property}"`, files, place));
  }
  // Marks the name if it is misspelled, otherwise the whole declaration.
  const range = part === 'property' && written?.name === property ? written.key : place;
  return createCSSProblem(files, range, fault, fixes);
}

function createCSSProblem(
  files: SourceFiles,
  range: SourceRange,
  { message, suggestion, remedy, isHint = false }: KeyFault,
  fixes: Fix[],
): Problem {
  return createProblem(files, range, {
    source: 'css',
    severity: isHint ? 'hint' : 'warning',
    message,
    ...(remedy !== undefined && { remedy }),
    ...(suggestion !== undefined && { remedy: `Write ${quoteText(suggestion)}.` }),
    ...(fixes.length > 0 && { fixes }),
  });
}

function change(suggestion: string, range: SourceRange, insert: string): Fix {
  return createFix(`Change to ${quoteText(suggestion)}`, range, insert);
}

/** Puts a suggestion into quotes that it does not contain. */
function quoteText(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** Lists the declarations in keyframes, which are one object or an array of them. */
function listKeyframes(value: unknown): { property: string; value: unknown }[] {
  return listSets(value)
    .flatMap((set) => Object.values(set))
    .flatMap((frame) =>
      isRecord(frame)
        ? Object.entries(frame).map(([property, inner]) => ({ property, value: inner }))
        : [],
    );
}

function listSets(value: unknown): Record<string, unknown>[] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets.filter(isRecord);
}
