import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTables } from './readTables.mjs';

/** @typedef {import('./compileModules.mjs').Compiler} Compiler */
/** @typedef {import('./compileModules.mjs').Outcome} Outcome */

const SCRIPT = fileURLToPath(new URL('compileModules.mjs', import.meta.url));

/**
 * Writes a module with a call.
 *
 * @param {string} imports - names from @griffel/react
 * @param {string} call
 * @param {string} [before]
 */
const write = (imports, call, before = '') =>
  `import ${imports} from '@griffel/react';\n${before}export const found = ${call};\n`;

/** @param {string} declaration @param {string} [before] */
const style = (declaration, before) =>
  write('{ makeStyles }', `makeStyles({ root: { color: 'red', ${declaration} } })`, before);

/** Loaders skip files with static styles only. */
const OTHER = "export const other = makeStyles({ root: { color: 'red' } });\n";

/**
 * The modules that a row of a table is about, by its first cell. The compiled call is `found`.
 *
 * @type {Record<string, string[]>}
 */
const MODULES = {
  '`import { makeStyles as m }`': [write('{ makeStyles as m }', "m({ root: { color: 'red' } })")],
  '`import { makeResetStyles as r }`': [write('{ makeResetStyles as r }', "r({ color: 'red' })")],
  '`import { makeStaticStyles as s }`': [
    write('{ makeStaticStyles as s, makeStyles }', "s({ p: { color: 'red' } })", OTHER),
  ],
  '`import * as G`, `G.makeStyles()`': [
    write('* as G', "G.makeStyles({ root: { color: 'red' } })"),
  ],
  "`import * as tokens from './tokens'` in a style": [
    style('outlineColor: tokens.color', "import * as tokens from './tokens';\n"),
  ],
  "`makeStyles<'root'>(…)`": [
    write('{ makeStyles }', "makeStyles<'root'>({ root: { color: 'red' } })"),
  ],
  '`makeStaticStyles`': [
    write('{ makeStaticStyles, makeStyles }', "makeStaticStyles({ p: { color: 'red' } })", OTHER),
  ],

  '`window`, `document`': [style('width: `${window.innerWidth}px`')],
  '`import.meta`': [style('width: `${import.meta.url}px`')],
  'A prop or parameter': [write('{ makeStyles }', '(color) => makeStyles({ root: { color } })')],
  'An unknown name': [style('outlineColor: accent')],
  'An export that does not exist': [
    style('outlineColor: accent', "import { accent } from './tokens';\n"),
  ],
  'A module that does not exist': [
    style('outlineColor: accent', "import { accent } from './nowhere';\n"),
  ],
  '`false`': [style('width: false')],
  '`null`': [style('width: null')],
  '`undefined`': [
    style('width: undefined, outlineColor: color', "import { color } from './tokens';\n"),
    style('width: undefined'),
  ],
  'A second argument': [
    write('{ makeStyles }', "makeStyles({ root: { color: 'red' } }, { root: { width: '1px' } })"),
  ],
};

/**
 * Compares what compilers do with the column of a page's tables that says it.
 *
 * @param {import('./checkExample.mjs').Example} example - whose compilers run
 * @param {string} page - relative to the repository
 * @param {string} column - the head of the column, in tables whose first column has the keys of `MODULES`
 * @param {Compiler[]} compilers - all that the column is about
 */
export async function compareCompilers({ claims, directory, succeeds }, page, column, compilers) {
  const rows = readTables(page).flatMap(([head = [], ...body]) => {
    const at = head.indexOf(column);
    return at < 0 ? [] : body.map((cells) => ({ cells, at }));
  });
  claims.equals(
    `the tables of ${page} have a row for each module`,
    rows.map(({ cells }) => cells[0]).sort(),
    Object.keys(MODULES).sort(),
  );
  fs.copyFileSync(SCRIPT, path.join(directory, path.basename(SCRIPT)));
  fs.writeFileSync(path.join(directory, 'modules.json'), JSON.stringify(MODULES));
  for (const compiler of compilers) {
    await succeeds(`${compiler} runs`, 'node', path.basename(SCRIPT), compiler);
    /** @type {Record<string, Outcome[]>} */
    const outcomes = JSON.parse(fs.readFileSync(path.join(directory, 'outcomes.json'), 'utf8'));
    for (const { cells, at } of rows) {
      const [row = '', other = ''] = cells;
      const said = readCell(cells[at] ?? '', other, compiler);
      const found = (outcomes[row] ?? []).map((outcome, index) =>
        describeOutcome(outcome, MODULES[row]?.[index] ?? '', said),
      );
      claims.equals(`${row}, compiled by ${compiler}`, [...new Set(found)], said);
    }
  }
}

/**
 * Reads what a cell says about a compiler.
 *
 * @param {string} cell
 * @param {string} other - the cell that "the same" refers to
 * @param {Compiler} compiler
 * @returns {string[]} one or more outcomes
 */
function readCell(cell, other, compiler) {
  const text = cell
    .replace(/\[(.*?)\]\(.*?\)/g, '$1')
    .replace(/^The same(?: error)?(?=$|,)/, other)
    .replace(/^No error: /, '');
  const [, own] = new RegExp(`(\`[^\`]+\`) \\(${compiler}\\)`, 'i').exec(text) ?? [];
  return own ? [`Error: ${own}`] : text.split(', or ').map((one) => one.replace(/^The/, 'the'));
}

/**
 * Describes an outcome in the words of the tables.
 *
 * @param {Outcome} outcome
 * @param {string} source - the module
 * @param {string[]} said - what a cell says, for the part of a message that it quotes
 */
function describeOutcome({ code = '', error }, source, said) {
  if (error !== undefined) {
    const quoted = said.find((one) => error.includes(/^Error: `(.*)`$/.exec(one)?.[1] ?? '\0'));
    return quoted ?? (said.includes('an error') ? 'an error' : `Error: ${error}`);
  }
  return said.some((one) => /compiled/i.test(one))
    ? describeCall(code, source)
    : describeStyles(code, source);
}

/** @param {string} code @param {string} source */
function describeCall(code, source) {
  const [, name = ''] = /make(Styles|ResetStyles|StaticStyles)/.exec(source) ?? [];
  const [, helper] = /found = (?:\/\*.*\*\/ )?__(\w+)\(/.exec(code) ?? [];
  if (!helper) return 'Not compiled';
  return helper.toLowerCase() === name.toLowerCase() ? 'Compiled' : 'Compiled incorrectly';
}

/** @param {string} code @param {string} source */
function describeStyles(code, source) {
  const declarations = [...code.matchAll(/\{([\w-]+):([^{}]*);\}/g)].map(([, ...one]) =>
    one.join(':'),
  );
  const others = declarations.filter((one) => !one.endsWith(':red'));
  if (declarations.length === 0) return 'the whole call is empty';
  if (others.length > 0) return others[0] === 'width:px' ? 'the value is missing' : others.join();
  return source.includes('}, {') ? 'the argument is ignored' : 'the declaration is left out';
}
