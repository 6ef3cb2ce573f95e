import { parseSync, traverse, types, type NodePath } from '@babel/core';
import { generate } from '@babel/generator';
import type { AnalyzedCall, Analysis } from '../Analysis.ts';
import type { SourceRange } from '../types.ts';
import { loadFixture } from './loadFixture.ts';
import type { Fixture } from './readFixtures.ts';
import { babelOptions } from './compileWithBabel.ts';

/** The source ranges of the value at each key of an object: the property itself, then the spreads around it. */
type Places = Map<string, readonly SourceRange[]>;

/** A property or spread of an object literal, as `$place` gets them, in order. */
type Entry =
  | readonly [kind: 'property', key: string, value: unknown, from: number, to: number]
  | readonly [kind: 'spread', value: unknown, from: number, to: number];

/** A declaration whose source the engine gets wrong. */
interface Misplaced {
  /** `file#n: slot.path.property` */
  declaration: string;
  engine: string;
  real: string;
}

/** How well the engine locates the declarations of a fixture. */
interface PositionReport {
  exact: number;
  /**
   * Declarations that code computes: the engine points to the spread or property around them, or nowhere if
   * it is the argument of the call.
   */
  around: number;
  wrong: Misplaced[];
}

/**
 * Runs a fixture with object literals that record the property or spread that each value comes from, and
 * compares these with the positions that the engine finds.
 *
 * @throws whatever the modules throw
 */
export async function tracePositions(
  fixture: Fixture,
  { calls }: Analysis,
  lazy: readonly string[],
): Promise<PositionReport> {
  const placesOf = new WeakMap<object, Places>();
  const styles = new Map<string, unknown>();
  const $place = (file: string, entries: readonly Entry[]): object => {
    const object: Record<string, unknown> = {};
    const places: Places = new Map();
    for (const entry of entries) {
      if (entry[0] === 'property') {
        const [, key, value, from, to] = entry;
        object[key] = value;
        places.set(key, [{ file, from, to }]);
        continue;
      }
      const [, spread, from, to] = entry;
      const inner = isObject(spread) ? placesOf.get(spread) : undefined;
      for (const [key, value] of Object.entries((spread ?? {}) as object)) {
        object[key] = value;
        places.set(key, [...(inner?.get(key) ?? []), { file, from, to }]);
      }
    }
    placesOf.set(object, places);
    return object;
  };
  await loadFixture(fixture, {
    lazy,
    instrument,
    globals: { $place },
    wrapCall:
      (make, getId) =>
      (...args) => {
        const id = getId();
        if (id !== undefined) styles.set(id, args[0]);
        return make(...(args as never[]));
      },
  });

  const report: PositionReport = { exact: 0, around: 0, wrong: [] };
  for (const call of calls.filter(({ id }) => styles.has(id))) {
    for (const declaration of call.declarations) {
      const { slot, path, property, source } = declaration;
      const keys = [...(slot === undefined ? [] : [slot]), ...path, property];
      const candidates = findPlaces(placesOf, styles.get(call.id), keys);
      const [real] = candidates;
      const engine = source ?? call.range;
      if (real && isSame(engine, real)) report.exact += 1;
      else if (!source || candidates.some((one) => isSame(engine, one))) report.around += 1;
      else report.wrong.push(describe(fixture, call, keys, engine, real ?? call.range));
    }
  }
  return report;
}

/** The source ranges that a declaration passes through, the innermost first. */
function findPlaces(
  placesOf: WeakMap<object, Places>,
  argument: unknown,
  keys: readonly string[],
): readonly SourceRange[] {
  const found: SourceRange[] = [];
  let at = argument;
  for (const key of keys) {
    // Of an array of styles, the last one that has the key.
    if (Array.isArray(at) && !Object.hasOwn(at, key)) {
      at = [...(at as unknown[])].reverse().find((one) => isObject(one) && Object.hasOwn(one, key));
    }
    if (!isObject(at)) break;
    found.unshift(...(placesOf.get(at)?.get(key) ?? []));
    at = (at as Record<string, unknown>)[key];
  }
  return found;
}

/** Writes `$place(file, [['property', key, value, from, to], …])` for each object literal. */
function instrument(code: string, file: string): string {
  if (file.endsWith('.json')) return code;
  const options = babelOptions(file);
  const ast = parseSync(code, {
    ...options,
    presets: ['@babel/preset-typescript', '@babel/preset-react'],
  });
  if (!ast) throw new Error(`Babel returned no syntax tree for ${file}.`);
  traverse(ast, {
    ObjectExpression: {
      exit(object: NodePath<types.ObjectExpression>) {
        const entries = object.node.properties.map((member) => toEntry(member));
        if (entries.some((entry) => entry === undefined)) return;
        const list = types.arrayExpression(entries as types.ArrayExpression[]);
        const place = types.callExpression(types.identifier('$place'), [
          types.stringLiteral(file),
          list,
        ]);
        object.replaceWith(place);
        object.skip();
      },
    },
  });
  return generate(ast, { retainLines: true }).code;
}

/** Returns undefined for a method; its object is then left unchanged. */
function toEntry(
  member: types.ObjectExpression['properties'][number],
): types.ArrayExpression | undefined {
  const range = [member.start ?? 0, member.end ?? 0].map((at) => types.numericLiteral(at));
  if (types.isSpreadElement(member)) {
    return types.arrayExpression([types.stringLiteral('spread'), member.argument, ...range]);
  }
  if (!types.isObjectProperty(member) || !types.isExpression(member.value)) return undefined;
  const { key, computed } = member;
  if (types.isPrivateName(key)) return undefined;
  const name = computed
    ? key
    : types.stringLiteral(
        types.isIdentifier(key) ? key.name : String((key as types.StringLiteral).value),
      );
  return types.arrayExpression([types.stringLiteral('property'), name, member.value, ...range]);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isSame(a: SourceRange, b: SourceRange): boolean {
  return a.file === b.file && a.from === b.from && a.to === b.to;
}

function describe(
  { files }: Fixture,
  { id }: AnalyzedCall,
  keys: readonly string[],
  engine: SourceRange,
  real: SourceRange,
): Misplaced {
  const print = ({ file, from, to }: SourceRange): string =>
    `${file}:${String(from)}-${String(to)} ${(files[file] ?? '').slice(from, to).slice(0, 80)}`;
  return { declaration: `${id}: ${keys.join(' > ')}`, engine: print(engine), real: print(real) };
}
