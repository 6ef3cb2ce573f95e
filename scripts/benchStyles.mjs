// npm run bench:styles: measures how long Griffel takes to insert rules and to render, compared with plain class
// names, in the browser that the tests use. Writes the medians for the docs (<StyleTimes />), so run it on a quiet
// machine.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { readVersion } from './lib/bench/installBench.mjs';
import { summarize } from './lib/bench/measures.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ROOT } from './lib/paths.mjs';

await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');

const FOLDER = path.join(ROOT, 'packages/samples');
const OUTPUT = path.join(FOLDER, 'src/measurements/styleTimes.json');
const require = createRequire(path.join(FOLDER, 'package.json'));
const { build } = require('esbuild');
const { resolveStyleRulesForSlots } = require('@griffel/core');

const READINGS = 25;
const COMPONENTS = 100;
const ELEMENTS = 1000;

/** The styles of each component. No two components share a declaration: the worst case. */
const styles = Array.from({ length: COMPONENTS }, (_, index) => ({
  root: Object.fromEntries(
    [
      'width',
      'height',
      'top',
      'bottom',
      'minWidth',
      'minHeight',
      'fontSize',
      'lineHeight',
      'order',
      'zIndex',
    ].map((property) => [property, ['order', 'zIndex'].includes(property) ? index : `${index}px`]),
  ),
}));
/** A row, and its selected state, which overrides one of the row's declarations. */
const rowStyles = {
  row: { display: 'flex', columnGap: '8px', paddingLeft: '8px', color: 'black', fontSize: '14px' },
  selected: { color: 'red' },
};

/** @param {{ d?: unknown[] }} rules */
const printCSS = ({ d = [] }) => d.map((entry) => [entry].flat()[0]).join('\n');

/** By mode: the expression that gives a module its classes, and the CSS that the page links. */
const MODES = {
  runTime: (/** @type {any} */ slots) => ({
    code: `makeStyles(${JSON.stringify(slots)})`,
    css: '',
  }),
  aheadOfTime(/** @type {any} */ slots) {
    const [classes, rules] = resolveStyleRulesForSlots(slots);
    return { code: `__styles(${JSON.stringify(classes)}, ${JSON.stringify(rules)})`, css: '' };
  },
  extraction(/** @type {any} */ slots) {
    const [classes, rules] = resolveStyleRulesForSlots(slots);
    return { code: `__css(${JSON.stringify(classes)})`, css: printCSS(rules) };
  },
  /** One class per slot, as with CSS Modules. */
  plain(/** @type {any} */ slots, /** @type {string} */ name) {
    const [, rules] = resolveStyleRulesForSlots(slots);
    const classes = Object.fromEntries(Object.keys(slots).map((slot) => [slot, `${name}-${slot}`]));
    const css = Object.keys(slots).map((slot) => {
      const [, own] = resolveStyleRulesForSlots({ slot: slots[slot] });
      const bodies = printCSS(own).match(/\{[^}]*\}/g) ?? [];
      return `.${name}-${slot}{${bodies.map((body) => body.slice(1, -1)).join('')}}`;
    });
    return { code: `() => (${JSON.stringify(classes)})`, css: rules ? css.join('\n') : '' };
  },
};

/** @param {keyof typeof MODES} mode */
async function bundle(mode) {
  const parts = styles.map((slots, index) => MODES[mode](slots, `c${index}`));
  const row = MODES[mode](rowStyles, 'row');
  const merge = mode === 'plain' ? `(...names) => names.filter(Boolean).join(' ')` : 'mergeClasses';
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement as h } from 'react';
        import { flushSync } from 'react-dom';
        import { createRoot } from 'react-dom/client';
        import { makeStyles, mergeClasses, __styles, __css } from '@griffel/react';
        const merge = ${merge};
        const hooks = [${parts.map(({ code }) => code).join(',\n')}];
        const useRow = ${row.code};
        const components = hooks.map((useClasses) => () => h('div', { className: useClasses().root }));
        function Row({ selected, className }) {
          const classes = useRow();
          return h('div', { className: merge(classes.row, selected && classes.selected, className) });
        }
        const rows = (selected) =>
          Array.from({ length: ${ELEMENTS} }, (_, key) => h(Row, { key, selected, className: 'row' }));
        const attach = () => createRoot(document.body.appendChild(document.createElement('div')));
        function measure(act) {
          const start = performance.now();
          act();
          // Makes the browser compute styles and layout.
          document.body.offsetHeight;
          return performance.now() - start;
        }
        const list = attach();
        const first = attach();
        flushSync(() => list.render(rows(false)));
        const insert = measure(() => flushSync(() => first.render(components.map((One, key) => h(One, { key })))));
        const times = Array.from({ length: 10 }, (_, turn) =>
          measure(() => flushSync(() => list.render(rows(turn % 2 === 0)))),
        );
        window.result = { insert, update: times.sort((a, b) => a - b)[5] };`,
      resolveDir: FOLDER,
    },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const css = [...parts, row].map((part) => part.css).join('\n');
  return { script: outputFiles[0]?.text ?? '', css };
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: BROWSER_ARGUMENTS });
const modes = /** @type {(keyof typeof MODES)[]} */ (Object.keys(MODES));
const bundles = Object.fromEntries(
  await Promise.all(modes.map(async (mode) => [mode, await bundle(mode)])),
);
/** @type {Record<string, { insert: number[], update: number[] }>} */
const readings = Object.fromEntries(modes.map((mode) => [mode, { insert: [], update: [] }]));
// The modes take turns, so that a busy moment does not affect only one of them.
for (let reading = 0; reading < READINGS; reading++) {
  for (const mode of modes) {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>${bundles[mode].css}</style><body>`);
    await page.addScriptTag({ content: bundles[mode].script });
    const { insert, update } = await page.evaluate('window.result');
    readings[mode]?.insert.push(insert);
    readings[mode]?.update.push(update);
    await page.close();
  }
}
await browser.close();

const times = {
  components: COMPONENTS,
  rules: styles.reduce((sum, { root }) => sum + Object.keys(root).length, 0),
  elements: ELEMENTS,
  readings: READINGS,
  milliseconds: Object.fromEntries(
    modes.map((mode) => [
      mode,
      {
        insert: round(summarize(readings[mode]?.insert ?? []).median),
        update: round(summarize(readings[mode]?.update ?? []).median),
      },
    ]),
  ),
  machine: `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores`,
  versions: {
    chromium: found.version,
    react: readVersion(ROOT, 'react'),
    '@griffel/react': readVersion(ROOT, '@griffel/react'),
    '@griffel/core': readVersion(ROOT, '@griffel/core'),
  },
};
fs.writeFileSync(OUTPUT, `${JSON.stringify(times, null, 2)}\n`);
console.log(JSON.stringify(times, null, 2));
