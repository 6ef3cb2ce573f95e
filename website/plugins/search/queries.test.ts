import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { START_PLACES } from '../../src/search/site-search/listChoices';
import { HEAVIEST_INDEX } from './createSearchIndex';
import { engine, findRoutes, index } from './testing/realSearch';

const INSTALL = '/react/install';
const MAKE_STYLES = '/react/api/make-styles';
const MERGE = '/react/api/merge-classes';
const STATIC = '/react/api/make-static-styles';
const RESET = '/react/api/make-reset-styles';
const SHORTHANDS = '/react/api/shorthands';
const DIRECTION = '/react/api/text-direction-provider';
const RENDERER = '/react/api/create-dom-renderer';
const CHILD = '/react/guides/child-window-rendering';
const ATOMIC = '/react/guides/atomic-css';
const LIMITATIONS = '/react/guides/limitations';
const SSR = '/react/guides/ssr-usage';
const AOT = '/react/ahead-of-time-compilation/introduction';
const VITE = '/react/ahead-of-time-compilation/with-vite';
const WEBPACK = '/react/ahead-of-time-compilation/with-webpack';
const TECHNICAL = '/react/ahead-of-time-compilation/technical-details';
const EXTRACTION = '/react/css-extraction/introduction';
const NEXT = '/react/css-extraction/with-nextjs';
const EXTRACT_WEBPACK = '/react/css-extraction/with-webpack';
const PLAYGROUND = '/try-it-out/';

/**
 * What people type, the page that they want, or one of several, and where one is meant, the section
 * that has to be among those that are shown of it.
 */
const QUERIES: readonly (readonly [
  query: string,
  route: string | readonly string[],
  anchor?: string,
])[] = [
  // What people want to do.
  ['install', INSTALL],
  ['getting started', INSTALL],
  ['what is griffel', INSTALL],
  ['quick start', INSTALL],
  ['first component', INSTALL],
  ['recipes', INSTALL, 'recipes'],
  ['how do I install it', INSTALL],
  ['supported browsers', INSTALL, 'react-node-and-browser-versions'],
  ['react 17', INSTALL, 'react-17-and-strict-resolvers'],
  ['react 18', INSTALL],
  ['node version', INSTALL, 'react-node-and-browser-versions'],
  ['typescript types', [INSTALL, MAKE_STYLES]],
  ['eslint', INSTALL, 'lint'],
  ['eslint plugin rules', INSTALL, 'lint'],
  ['testing', INSTALL, 'testing'],
  ['jest', INSTALL, 'testing'],
  ['jest serializer', INSTALL, 'testing'],
  ['vitest', INSTALL, 'testing'],
  ['testing library', INSTALL, 'testing'],
  ['snapshot', INSTALL, 'testing'],
  ['vitest snapshot', INSTALL, 'testing'],
  ['visual regression tests', INSTALL, 'testing'],
  // Styles.
  ['hover', MAKE_STYLES, 'states-and-selectors'],
  ['focus visible', MAKE_STYLES, 'states-and-selectors'],
  ['disabled state', [MAKE_STYLES, ATOMIC]],
  ['pseudo elements before after', MAKE_STYLES, 'pseudo-elements'],
  ['placeholder color', MAKE_STYLES],
  ['nested selectors', MAKE_STYLES, 'states-and-selectors'],
  ['style a nested selector', MAKE_STYLES, 'states-and-selectors'],
  ['child selector', MAKE_STYLES, 'children-and-parents'],
  ['parent selector', [MAKE_STYLES, LIMITATIONS]],
  ['style children when parent is hovered', MAKE_STYLES, 'children-and-parents'],
  ['variants', [MAKE_STYLES, MERGE]],
  ['button sizes', MAKE_STYLES, 'variants-and-sizes'],
  ['compound variants', MERGE, 'compound-variants'],
  ['dynamic styles', [MAKE_STYLES, LIMITATIONS]],
  ['values from props', MAKE_STYLES, 'values-from-props'],
  ['css variables', [MAKE_STYLES, STATIC]],
  ['media query', [MAKE_STYLES, RENDERER]],
  ['responsive breakpoints', [MAKE_STYLES, RENDERER]],
  ['container queries', MAKE_STYLES, 'container-queries'],
  ['containerType', MAKE_STYLES, 'container-queries'],
  ['print styles', MAKE_STYLES, 'print-styles'],
  ['compound selector', MAKE_STYLES, 'compound-selectors-and-has'],
  ['view transitions', MAKE_STYLES, 'view-transitions'],
  ['responsive', MAKE_STYLES],
  ['module federation', RENDERER, 'two-bundles-on-one-page'],
  ['vanilla-extract', RENDERER, 'vanilla-extract'],
  ['mui', RENDERER, 'material-ui-mui-and-jss'],
  ['sx prop', RENDERER, 'material-ui-mui-and-jss'],
  ['two versions of griffel', RENDERER, 'different-versions-of-griffel'],
  ['shadow root extracted css', CHILD, 'extracted-css'],
  ['who maintains griffel', LIMITATIONS, 'who-maintains-griffel'],
  ['maintainer', LIMITATIONS, 'who-maintains-griffel'],
  ['license', LIMITATIONS, 'who-maintains-griffel'],
  ['unstable_', LIMITATIONS, 'what-does-unstable_-mean'],
  ['rollup', TECHNICAL, 'rollup-esbuild-and-parcel'],
  ['esbuild', TECHNICAL, 'rollup-esbuild-and-parcel'],
  ['stylelint', INSTALL, 'lint'],
  ['class component', LIMITATIONS, 'can-i-use-it-in-a-class-component'],
  ['react compiler', LIMITATIONS, 'does-it-work-with-strictmode-and-the-react-compiler'],
  ['slow build', WEBPACK, 'build-time'],
  ['keyframes', MAKE_STYLES, 'animations-and-keyframes'],
  ['transition', MAKE_STYLES],
  ['animate on hover', MAKE_STYLES, 'animations-and-keyframes'],
  ['share styles between components', INSTALL, 'type-your-styles'],
  ['hover on touch screens', LIMITATIONS],
  ['animation', MAKE_STYLES, 'animations-and-keyframes'],
  ['animation name', MAKE_STYLES, 'animations-and-keyframes'],
  ['prefers reduced motion', [MAKE_STYLES, STATIC]],
  ['important', MAKE_STYLES, 'important-and-specificity'],
  ['specificity', [MAKE_STYLES, ATOMIC]],
  ['override styles', [MAKE_STYLES, MERGE]],
  ['length without a unit', [MAKE_STYLES, LIMITATIONS, INSTALL]],
  ['numbers get no unit', [LIMITATIONS, MAKE_STYLES]],
  ['fallback values', [MAKE_STYLES, PLAYGROUND]],
  ['comma in a selector', MAKE_STYLES, 'a-comma-in-a-selector'],
  ['call a hook inside a component', MAKE_STYLES, 'a-call-inside-a-component'],
  ['combine classes', MERGE],
  ['merge classes order', MERGE],
  ['clsx', MERGE],
  ['className prop', MERGE, 'classname-or-style'],
  ['classes prop for slots', MERGE, 'a-classes-prop-for-slots'],
  ['inline style prop', MERGE, 'classname-or-style'],
  ['conditional classes', MERGE],
  ['last class wins', MERGE],
  ['joined strings of classes', MERGE, 'joined-class-strings'],
  ['theme', STATIC, 'themes-and-dark-mode'],
  ['theming', STATIC, 'themes-and-dark-mode'],
  ['dark mode', STATIC, 'themes-and-dark-mode'],
  ['dark theme', STATIC, 'themes-and-dark-mode'],
  ['light and dark colors', STATIC],
  ['prefers-color-scheme', STATIC, 'follow-the-system-with-prefers-color-scheme'],
  ['theme provider', STATIC],
  ['design tokens', STATIC, 'a-theme-switch-with-css-variables-and-typed-tokens'],
  ['typed tokens', STATIC, 'a-theme-switch-with-css-variables-and-typed-tokens'],
  ['nested themes', STATIC, 'nested-themes'],
  ['theme switch', STATIC, 'a-theme-switch-with-css-variables-and-typed-tokens'],
  ['flash of wrong theme', STATIC, 'no-flash-with-server-rendering'],
  ['global styles', STATIC],
  ['global css body', STATIC],
  ['font face', STATIC, 'fonts'],
  ['google fonts', STATIC],
  ['custom fonts', STATIC, 'fonts'],
  ['css reset', [RESET, STATIC]],
  ['normalize', [RESET, STATIC]],
  ['base styles', RESET],
  ['many classes on one element', [RESET, ATOMIC]],
  ['border color', SHORTHANDS],
  ['shorthand properties', SHORTHANDS],
  ['unsupported shorthand', [SHORTHANDS, LIMITATIONS]],
  ['padding versus paddingLeft', SHORTHANDS],
  ['rtl', DIRECTION],
  ['right to left', DIRECTION],
  ['arabic hebrew', DIRECTION],
  ['text direction', DIRECTION],
  ['flip icon in rtl', DIRECTION],
  ['do not mirror', DIRECTION, 'prevent-mirroring'],
  ['logical properties', DIRECTION, 'use-logical-properties'],
  ['my override does not win', LIMITATIONS, 'my-style-does-not-apply'],
  ['style not overriding', LIMITATIONS, 'my-style-does-not-apply'],
  ['override component styles', MERGE, 'classname-or-style'],
  ['grouped selectors', MAKE_STYLES, 'a-comma-in-a-selector'],
  ['group hover', MAKE_STYLES, 'children-and-parents'],
  ['px automatically', LIMITATIONS, 'numbers-get-no-unit'],
  ['truncate text', INSTALL, 'type-your-styles'],
  ['empty style tags', INSTALL, 'what-to-look-for-in-the-inspector'],
  ['className did not match', SSR, 'class-names-differ-between-server-and-client'],
  ['side effects', AOT, 'compile-a-library'],
  ['tree shaking', AOT, 'compile-a-library'],
  ['multiple versions', RENDERER, 'different-versions-of-griffel'],
  ['data attribute selector', MAKE_STYLES, 'states-and-selectors'],
  // The page around them.
  ['media query order', RENDERER, 'media-query-order'],
  ['mobile first', RENDERER],
  ['insertion point', RENDERER, 'insertion-point'],
  ['nonce', [RENDERER, SSR]],
  ['nonce app router', SSR, 'nextjs-app-router-with-a-nonce'],
  ['variables in keyframes', MAKE_STYLES, 'variables-in-keyframes-and-shared-keyframes'],
  ['GriffelAnimation', MAKE_STYLES, 'variables-in-keyframes-and-shared-keyframes'],
  ['oldest browsers', INSTALL, 'react-node-and-browser-versions'],
  ['space-y', RENDERER, 'tailwind-css'],
  ['peer-checked', RENDERER, 'tailwind-css'],
  ['filter css rules', RENDERER, 'filter-css-rules'],
  ['class names from other sources', MERGE, 'class-names-from-other-sources'],
  ['babel 8 pnpm', TECHNICAL, 'babel-8-with-pnpm-yarn-and-bun'],
  ['create-next-app', NEXT, 'with-create-next-app'],
  ['csp', RENDERER, 'content-security-policy'],
  ['content security policy', RENDERER, 'content-security-policy'],
  ['unsafe-inline', RENDERER, 'content-security-policy'],
  ['css modules', [RENDERER, MERGE]],
  ['tailwind', RENDERER, 'tailwind-css'],
  ['styled-components', RENDERER, 'styled-components-and-emotion'],
  ['emotion', RENDERER, 'styled-components-and-emotion'],
  ['stylex', RENDERER, 'stylex'],
  ['fluent ui', RENDERER, 'fluent-ui-v8'],
  ['migrate', RENDERER, 'migrate-from-other-styling-libraries'],
  ['migrating from css modules', RENDERER],
  ['two versions on one page', RENDERER, 'two-bundles-on-one-page'],
  ['microfrontends', RENDERER, 'two-bundles-on-one-page'],
  ['class name collisions', [RENDERER, ATOMIC, EXTRACT_WEBPACK]],
  ['iframe', CHILD],
  ['render into an iframe', CHILD],
  ['popup window', CHILD, 'a-popup'],
  ['shadow dom', CHILD, 'shadow-roots'],
  ['web components', CHILD, 'shadow-roots'],
  ['portal', CHILD],
  ['what is atomic css', ATOMIC],
  ['cascade layers', ATOMIC],
  ['css layer order', ATOMIC],
  ['performance', [ATOMIC, AOT]],
  ['benchmark', ATOMIC],
  ['how fast is it', ATOMIC],
  ['bundle size', [AOT, ATOMIC]],
  ['buckets', ATOMIC, 'buckets'],
  ['order of rules', ATOMIC],
  ['style does not apply', LIMITATIONS, 'my-style-does-not-apply'],
  ['styles not working', LIMITATIONS, 'my-style-does-not-apply'],
  ['why is my class overridden', LIMITATIONS, 'my-style-does-not-apply'],
  ['my styles are overridden', LIMITATIONS, 'my-style-does-not-apply'],
  ['override fluent styles', MERGE, 'classname-or-style'],
  ['fluent ui v9', [MERGE, RENDERER]],
  ['convert css', RENDERER, 'migrate-from-other-styling-libraries'],
  ['paste css', RENDERER, 'migrate-from-other-styling-libraries'],
  ['z-index not working', LIMITATIONS],
  ['debug', LIMITATIONS],
  ['devtools', LIMITATIONS],
  ['readable class names', LIMITATIONS],
  ['faq', LIMITATIONS, 'frequently-asked-questions'],
  ['styled function', LIMITATIONS],
  ['css prop', LIMITATIONS, 'is-there-a-styled-function-or-a-css-prop'],
  ['memoize', LIMITATIONS],
  ['memory leak', LIMITATIONS, 'rules-are-never-removed'],
  ['use without react', LIMITATIONS, 'without-react'],
  ['vue', LIMITATIONS, 'without-react'],
  // Servers.
  ['ssr', SSR],
  ['server side rendering', SSR],
  ['hydration', SSR],
  ['hydration mismatch', SSR],
  ['hydration duplicate rules', SSR],
  ['fouc', SSR],
  ['flash of unstyled content', SSR],
  ['styles flicker', SSR],
  ['streaming', SSR, 'streaming'],
  ['renderToPipeableStream', SSR],
  ['server components', [SSR, LIMITATIONS]],
  ['use client', SSR],
  ['remix', SSR, 'react-router'],
  ['react router', SSR, 'react-router'],
  ['tanstack start', SSR, 'tanstack-start'],
  ['astro', SSR, 'astro'],
  ['nextjs app router', [SSR, NEXT]],
  ['next.js', [NEXT, SSR]],
  ['turbopack', NEXT, 'with-turbopack'],
  ['pages router', [NEXT, SSR]],
  // Builds.
  ['aot', AOT],
  ['ahead of time compilation vite', VITE],
  ['zero runtime', [AOT, EXTRACTION]],
  ['component library', AOT],
  ['publish a library', AOT],
  ['monorepo', AOT],
  ['sideEffects', AOT],
  ['peer dependencies', AOT],
  ['vite', VITE],
  ['vite config', VITE],
  ['create-vite', VITE],
  ['storybook', VITE],
  ['hot reloading', VITE],
  ['hmr', VITE],
  ['webpack', [WEBPACK, EXTRACT_WEBPACK]],
  ['webpack loader', WEBPACK],
  ['swc', [WEBPACK, EXTRACT_WEBPACK]],
  ['babel', [TECHNICAL, WEBPACK]],
  ['rspack', [EXTRACT_WEBPACK, WEBPACK]],
  ['css extraction', EXTRACTION],
  ['css file', [EXTRACTION, EXTRACT_WEBPACK]],
  ['static css', [EXTRACTION, EXTRACT_WEBPACK, STATIC]],
  ['minify css', EXTRACTION, 'minifiers'],
  ['source maps', EXTRACTION, 'source-maps'],
  ['preload', EXTRACTION, 'caching-and-preload'],
  ['cache headers', EXTRACTION, 'caching-and-preload'],
  ['code splitting', EXTRACTION, 'code-splitting'],
  ['background image url', [TECHNICAL, VITE, NEXT]],
  ['svg', VITE],
  ['playground', PLAYGROUND],
  ['sandbox', PLAYGROUND],
  // What users ask in issues, here and of other libraries.
  ['css variable in media query', RENDERER, 'css-variables-in-queries'],
  ['breakpoints', [RENDERER, MAKE_STYLES]],
  ['sm md lg breakpoints', [RENDERER, MAKE_STYLES]],
  ['dialog portal theme', STATIC, 'portals-and-themes'],
  ['FluentProvider', RENDERER, 'fluent-ui-v9'],
  ['fluent tokens', RENDERER, 'fluent-ui-v9'],
  ['style attribute csp', RENDERER, 'content-security-policy'],
  ['module federation singleton', RENDERER, 'two-bundles-on-one-page'],
  ['class name prefix', RENDERER, 'two-bundles-on-one-page'],
  ['SPFx', RENDERER, 'two-bundles-on-one-page'],
  ['panda css', RENDERER, 'panda-css-and-chakra-ui'],
  ['chakra', RENDERER, 'panda-css-and-chakra-ui'],
  ['firstThatWorks', RENDERER, 'stylex'],
  ['print window', CHILD, 'copied-html-has-no-styles'],
  ['html2canvas', CHILD, 'copied-html-has-no-styles'],
  ['global is not defined', SSR, 'node'],
  ['cloudflare workers', SSR, 'node'],
  ['browserslist', LIMITATIONS, 'does-griffel-add-vendor-prefixes'],
  ['autoprefixer', LIMITATIONS, 'does-griffel-add-vendor-prefixes'],
  ['unused css', LIMITATIONS, 'are-unused-styles-removed'],
  ['preact', LIMITATIONS, 'does-it-work-with-preact'],
  ['useMemo', LIMITATIONS, 'do-i-have-to-memoize-the-hook-or-mergeclasses'],
  ['create react app', AOT],
  ['commonjs not compiled', TECHNICAL, 'aliases-and-namespaces'],
  ['storybook decorator', VITE, 'storybook-and-hot-reloading'],
  ['scrollbar', MAKE_STYLES, 'pseudo-elements'],
  ['grid-template-areas', MAKE_STYLES],
  ['rsbuild', [EXTRACT_WEBPACK, WEBPACK]],
  ['rsbuild extraction', EXTRACT_WEBPACK, 'rsbuild'],
  ['parcel', TECHNICAL, 'rollup-esbuild-and-parcel'],
  ['storybook webpack', WEBPACK, 'rsbuild-and-storybook'],
  ['griffel is not a function', VITE, 'error-messages'],
  // As people ask.
  ['styles dont work', LIMITATIONS, 'my-style-does-not-apply'],
  ['my hover doesn’t work', LIMITATIONS, 'my-style-does-not-apply'],
  ['style overwritten', LIMITATIONS, 'my-style-does-not-apply'],
  ['order of styles', ATOMIC, 'what-the-order-guarantees'],
  ['override child styles', MERGE, 'classname-or-style'],
  ['override a style of a child', MERGE, 'classname-or-style'],
  ['style child element', MAKE_STYLES, 'children-and-parents'],
  ['style child component', MAKE_STYLES, 'children-and-parents'],
  ['debug class name', LIMITATIONS, 'read-class-names'],
  // Classes that were copied from an element.
  ['fe3e8s9', LIMITATIONS, 'read-class-names'],
  ['.f22iagw', LIMITATIONS, 'read-class-names'],
  ['what is rbe9p1l', LIMITATIONS, 'read-class-names'],
  ['why so many classes', ATOMIC, 'long-class-attributes'],
  ['multiple griffel versions', RENDERER, 'different-versions-of-griffel'],
  ['third party class', MERGE, 'class-names-from-other-sources'],
  ['pass props to makeStyles', MAKE_STYLES, 'values-from-props'],
  ['makeStyles function theme', RENDERER, 'material-ui-mui-and-jss'],
  ['extracted and runtime app on one page', EXTRACTION, 'run-time-rules-override-the-file'],
  ['mergeClasses order with extraction plugin', MERGE, 'how-conflicts-are-resolved'],
  ['override hover color', MERGE, 'classname-or-style'],
  ['sprinkles', RENDERER, 'vanilla-extract'],
  ['unit missing', LIMITATIONS, 'numbers-get-no-unit'],
  // Identifiers.
  ['makeStyles', MAKE_STYLES],
  ['mergeClasses', MERGE],
  ['makeResetStyles', RESET],
  ['makeStaticStyles', STATIC],
  ['createDOMRenderer', RENDERER],
  ['TextDirectionProvider', DIRECTION],
  ['shorthands.borderColor', SHORTHANDS],
  ['compareMediaQueries', RENDERER],
  ['insertionPoint', RENDERER],
  ['styleElementAttributes', RENDERER],
  ['renderToStyleElements', SSR],
  ['targetDocument', CHILD],
  ['useServerInsertedHTML', SSR],
  ['@griffel/webpack-extraction-plugin', EXTRACT_WEBPACK],
  ['@griffel/vite-plugin', VITE],
  ['unstable_attachToEntryPoint', EXTRACT_WEBPACK],
  ['___abc', MERGE],
  ['@noflip', DIRECTION],
  [':focus-visible', [MAKE_STYLES, PLAYGROUND]],
  ['paddingInline', SHORTHANDS],
  ['RESET', MAKE_STYLES, 'reset'],
  ['__styles', TECHNICAL],
  // Typed in haste.
  ['makestyls', MAKE_STYLES],
  ['mergeclases', MERGE],
  ['extration', EXTRACTION],
  ['shorthnds', SHORTHANDS],
  ['hydraton', SSR],
  ['limitatons', LIMITATIONS],
  ['createDomRenderr', RENDERER],
  ['insatll', INSTALL],
  // Half of a word, as it is typed.
  ['limit', LIMITATIONS],
  ['text dir', DIRECTION],
  ['nextjs', NEXT],
  ['theming', PLAYGROUND],
];

const list = (routes: string | readonly string[]) =>
  typeof routes === 'string' ? [routes] : routes;

describe('search', () => {
  it('finds the page for each query', () => {
    expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(QUERIES.map(([query, routes, anchor]) => ({ query, routes, anchor })))(
    'leads from “$query” to $routes among the first two',
    ({ query, routes, anchor }) => {
      const found = engine.find(query).slice(0, 2);
      const result = found.find(({ page }) => list(routes).includes(page.route));
      expect(result, found.map(({ page }) => page.route).join(' ')).toBeDefined();
      const anchors = result?.sections.map(({ section }) => section.anchor);
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    },
  );

  it('takes a word that pages contain for no other', () => {
    const headings = engine
      .find('dark mode')
      .flatMap(({ sections }) => sections.map(({ section }) => section.heading));
    expect(headings).toContain('Themes and dark mode');
    expect(headings.filter((heading) => /node/i.test(heading))).toEqual([]);
  });

  it('ranks the right page first for most queries', () => {
    const first = QUERIES.filter(([query, routes]) =>
      list(routes).includes(findRoutes(query)[0] ?? ''),
    );
    expect(first.length / QUERIES.length).toBeGreaterThan(0.85);
  });

  it.each(['what is griffel', 'install', 'makeStyles', 'atomic css', 'limitations', 'shorthands'])(
    'leads from “%s” to the start of a page, before its details',
    (query) => {
      expect(engine.find(query)[0]?.sections[0]?.section.depth).toBe(1);
    },
  );

  it.each([
    ['hover', 'states-and-selectors'],
    ['nested selector', 'states-and-selectors'],
    ['wrong style', 'my-style-does-not-apply'],
    ['wrong color in production', 'my-style-does-not-apply'],
    ['my style loses', 'my-style-does-not-apply'],
    ['disabled', 'states-and-selectors'],
    ['first-child', 'children-and-parents'],
    ['keyframes', 'animations-and-keyframes'],
    ['breakpoints', 'media-queries-and-other-at-rules'],
    ['theme', 'themes-and-dark-mode'],
    ['conditional', 'variants'],
    ['types', 'type-your-styles'],
    ['speed', 'performance'],
    ['media query', 'media-queries-and-other-at-rules'],
    ['@media', 'media-queries-and-other-at-rules'],
    ['responsive design', 'media-queries-and-other-at-rules'],
    ['override not applying', 'my-style-does-not-apply'],
    ['works in dev but not in production', 'my-style-does-not-apply'],
    ['unsupported selector', 'selectors-that-griffel-drops'],
    ['style child', 'children-and-parents'],
    ['typescript', 'type-your-styles'],
    ['share styles between components', 'type-your-styles'],
    ['transition', 'animations-and-keyframes'],
    ['tailwind', 'tailwind-css'],
    ['class names changed in snapshot', 'testing'],
    ['aria-expanded', 'states-and-selectors'],
    ['override styles of fluent component', 'fluent-ui-v9'],
    ['fallback', 'values'],
    // StyleX begins with the first word.
    ['style not applied', 'my-style-does-not-apply'],
  ])('leads from “%s” to the section about it, before details of others', (query, anchor) => {
    expect(engine.find(query)[0]?.sections[0]?.section.anchor).toBe(anchor);
  });

  it('finds an attribute only on pages that contain it', () => {
    const sections = engine.find('data-make-styles-bucket').flatMap((result) => result.sections);
    expect(sections.length).toBeGreaterThan(5);
    for (const { matches } of sections) expect(matches).toContain('data-make-styles-bucket');
  });

  it.each(['', '  ', '?', '"', 'the', 'x'.repeat(200), '___', '(.*)+$', '\u0000', 'constructor'])(
    'takes %j without harm',
    (query) => {
      expect(Array.isArray(engine.find(query))).toBe(true);
      expect(['string', 'undefined']).toContain(typeof engine.suggest(query));
    },
  );

  it('suggests a correction', () => {
    expect(engine.find('extraxxxon')).toEqual([]);
    expect(engine.suggest('extraxxxon')).toBe('extraction');
  });

  it.each(['giraffe', 'invoice'])('suggests nothing that is unlike “%s”', (query) => {
    expect(engine.find(query)).toEqual([]);
    expect(engine.suggest(query)).toBeUndefined();
  });

  it('has an index within its limit, with space for excerpts', () => {
    const size = gzipSync(JSON.stringify(index), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(HEAVIEST_INDEX);
    const texts = index.flatMap(({ sections }) => sections.map(({ text }) => text.length));
    expect(Math.max(...texts)).toBeGreaterThan(150);
  });

  it('offers existing pages and sections to start with', () => {
    const places = index.flatMap(({ route, sections }) =>
      sections.map(({ anchor }) => (anchor === '' ? route : `${route}#${anchor}`)),
    );
    expect(places).toEqual(expect.arrayContaining(START_PLACES));
  });
});
