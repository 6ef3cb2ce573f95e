/**
 * Turns the fences of a page into verified samples, at build time.
 *
 * **In**: a page as a Markdown tree (MDX). **Out**: the same tree, in which each fence is a component
 * (`Sample`, `CodeBlock`, `ShellBlock`, `Diagram`) with all that it shows as HTML, or an error with
 * file:line and what to do.
 *
 * The way between, as remark plugins in the order of `website/createConfig.ts`: `verify` refuses code that
 * stands in no fence, `diagrams` shows committed pictures, `versions` and `quotes` fill in what the example projects say, `samples` checks the types of
 * samples, runs them (`verify`), shows what they render (`results`) and compares what Griffel makes of them
 * with the committed files (`outputs`), `verify` proves all other fences, `sizes` and `times` fill tables
 * with measurements, `shell` and `code-blocks` highlight the rest, `pages` folds sections, and `page-html`
 * takes what is static out of the page's script.
 *
 * Beside that: `fences` reads the words behind the backticks, `code-themes` makes the style sheets of
 * highlighted code, `type-hovers` and `type-parts` mark types in it, `page-text` reads pages for the
 * search, `page-markdown` converts built pages back to Markdown, and `messages` lists the messages that the
 * docs have to explain.
 */
export { remarkUnfencedCode } from './verify/remarkUnfencedCode.ts';
export { remarkDiagrams } from './diagrams/remarkDiagrams.ts';
export { remarkVersions } from './versions/remarkVersions.ts';
export { remarkQuotes } from './quotes/remarkQuotes.ts';
export { remarkSamples } from './samples/remarkSamples.ts';
export { remarkVerification } from './verify/remarkVerification.ts';
export { remarkBundleSizes } from './sizes/remarkBundleSizes.ts';
export { remarkStyleTimes } from './times/remarkStyleTimes.ts';
export { remarkShell } from './shell/remarkShell.ts';
export { remarkCodeBlocks } from './code-blocks/remarkCodeBlocks.ts';
export { remarkShortCode } from './code-blocks/remarkShortCode.ts';
export { remarkFolds } from './pages/remarkFolds.ts';
export { remarkBelowTheFold } from './page-html/remarkBelowTheFold.ts';
export { remarkPageHTML } from './page-html/remarkPageHTML.ts';

// What these steps are given.
export { createSampleVerifier, type SampleVerifier } from './verify/createSampleVerifier.ts';
export { readKnownPackages } from './verify/shell/verifyShell.ts';

// For other plugins of the site.
export { highlightCode } from './code-blocks/highlightCode.ts';
export { buildCodeThemeCSS } from './code-themes/buildCodeThemeCSS.ts';
export { readCodeTheme } from './code-themes/readCodeTheme.ts';
export { convertPage, type MarkdownPage } from './page-markdown/convertPage.ts';
export { readSamplePanes, type SamplePane } from './outputs/printOutputs.ts';
export { readPageSections, type PageSection } from './page-text/readPageSections.ts';
export { RESULTS_FOLDER, type ResultSheet } from './results/writeResultSheet.ts';
export { listSamples } from './samples/collectSamples.ts';
export { createPlaygroundLink } from './samples/createPlaygroundLink.ts';
export { measureBundleSizes, type BundleSizes } from './sizes/measureBundleSizes.ts';
