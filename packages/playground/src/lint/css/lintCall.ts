import type {
  AnalyzedCall,
  AnalyzedDeclaration,
  SourceFiles,
  SourceRange,
} from '@griffel-site/engine';
import { isRecord } from '@griffel-site/engine/isRecord';
import type { Fix, Problem } from '../../problems/Problem.ts';
import type { CSSSupport } from '../createCSSSupport.ts';
import {
  createFix,
  createProblem,
  findKey,
  quote,
  readProperty,
  writeKey,
} from '../propertySource.ts';
import { type DeclarationFault, lintDeclaration } from './lintDeclaration.ts';
import { lintCondition, lintSelector } from './lintKeys.ts';

/** At-rules that hold descriptors, which are no properties. */
const OF_DESCRIPTORS = /^@(?!media|supports|layer|container|scope)/;

/** What the reader's browser has against the styles of a call. */
export function lintCall(files: SourceFiles, support: CSSSupport, call: AnalyzedCall): Problem[] {
  return call.declarations.flatMap((declaration) => {
    const { path, rules, property, value } = declaration;
    // RESET makes no rule, and a text of static styles is no declaration.
    const isDeclared = property !== '' && (rules.length > 0 || value === '');
    if (!isDeclared || path.some((part) => OF_DESCRIPTORS.test(part))) return [];
    const place = declaration.source ?? declaration.usedAt ?? call.range;
    const around = path.flatMap((part) => lintPart(files, support, part, place));
    // Under @supports stands what not every browser takes.
    if (path.some((part) => part.startsWith('@supports'))) return around;
    if (property === 'animationName' && typeof value === 'object') {
      return [...around, ...lintKeyframes(files, support, declaration, place)];
    }
    const fault = lintDeclaration(support, property, value);
    return fault ? [...around, report(files, place, property, String(value), fault)] : around;
  });
}

function lintPart(
  files: SourceFiles,
  support: CSSSupport,
  part: string,
  declaration: SourceRange,
): Problem[] {
  // The place of a set of static styles among several.
  if (/^\d+$/.test(part)) return [];
  const fault = part.startsWith('@') ? lintCondition(support, part) : lintSelector(support, part);
  if (!fault) return [];
  const key = findKey(files, part, declaration);
  const { message, suggestion } = fault;
  const fixes = key && suggestion !== undefined ? [change(suggestion, key, quote(suggestion))] : [];
  return [
    createProblem(files, key ?? declaration, {
      source: 'css',
      severity: 'warning',
      message,
      ...(suggestion !== undefined && { remedy: `Write "${suggestion}".` }),
      ...(fixes.length > 0 && { fixes }),
    }),
  ];
}

function lintKeyframes(
  files: SourceFiles,
  support: CSSSupport,
  { value }: AnalyzedDeclaration,
  place: SourceRange,
): Problem[] {
  return listKeyframes(value).flatMap(({ property, value: inner }) => {
    const fault = lintDeclaration(support, property, inner);
    if (!fault) return [];
    const at = findProperty(files, place, property) ?? place;
    return [report(files, at, property, String(inner), fault)];
  });
}

/** Where a property is written inside a stretch of code; undefined unless it is there just once. */
function findProperty(
  files: SourceFiles,
  { file, from, to }: SourceRange,
  property: string,
): SourceRange | undefined {
  const text = (files[file] ?? '').slice(from, to);
  const places = [...text.matchAll(new RegExp(`\\b${property}\\s*:\\s*[^,}\\n]*`, 'g'))];
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
  { part, message, suggestion }: DeclarationFault,
): Problem {
  const written = readProperty(files, place);
  const fixes: Fix[] = [];
  if (written && suggestion !== undefined && written.name === property) {
    if (part === 'property') fixes.push(change(suggestion, written.key, writeKey(suggestion)));
    else if (written.literal === value) {
      fixes.push(change(suggestion, written.value, quote(suggestion)));
    }
  }
  // Of a misspelt name the name is marked, else all of the declaration.
  const range = part === 'property' && written?.name === property ? written.key : place;
  return createProblem(files, range, {
    source: 'css',
    severity: 'warning',
    message,
    ...(suggestion !== undefined && { remedy: `Write "${suggestion}".` }),
    ...(fixes.length > 0 && { fixes }),
  });
}

function change(suggestion: string, range: SourceRange, insert: string): Fix {
  return createFix(`Change to "${suggestion}"`, range, insert);
}

/** The declarations in keyframes, which may be one object of frames or several. */
function listKeyframes(value: unknown): { property: string; value: unknown }[] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets
    .flatMap(listValues)
    .flatMap((frame) =>
      isRecord(frame)
        ? Object.entries(frame).map(([property, inner]) => ({ property, value: inner }))
        : [],
    );
}

function listValues(value: unknown): unknown[] {
  return isRecord(value) ? Object.values(value) : [];
}
