/**
 * Turns the fences of a page into verified samples, at build time.
 *
 * **In**: a page as a Markdown tree (MDX). **Out**: the same tree, in which each fence is a component
 * (`Sample`, `CodeBlock`, `ShellBlock`, `Diagram`) with everything that it shows as HTML; or an error with
 * file:line and what to do.
 *
 * The folders are listed in the README of the package. They work in the order of the remark plugins in
 * `website/createConfig.ts`: `verify` rejects code outside fences, `diagrams` inserts committed pictures, `versions`
 * and `quotes` insert text from the example projects, `samples` checks the types of samples, runs them
 * (`verify`), shows what they render (`results`) and compares Griffel's output with the committed files
 * (`outputs`), `verify` checks all other fences, `measurements` fills tables with sizes and times, `shell`
 * and `code-blocks` highlight the remaining code, `pages` prepares wide tables for phones and folds sections, and
 * `page-html` moves static HTML out of the page's script.
 */
export { remarkUnfencedCode } from './verify/remarkUnfencedCode.ts';
export { remarkDiagrams } from './diagrams/remarkDiagrams.ts';
export { remarkVersions } from './versions/remarkVersions.ts';
export { remarkQuotes } from './quotes/remarkQuotes.ts';
export { remarkSamples } from './samples/remarkSamples.ts';
export { remarkVerification } from './verify/remarkVerification.ts';
export { remarkBundleSizes } from './measurements/remarkBundleSizes.ts';
export { remarkStyleTimes } from './measurements/remarkStyleTimes.ts';
export { remarkFileNames } from './type-parts/remarkFileNames.ts';
export { remarkShell } from './shell/remarkShell.ts';
export { remarkCodeBlocks } from './code-blocks/remarkCodeBlocks.ts';
export { remarkShortCode } from './code-blocks/remarkShortCode.ts';
export { remarkTables } from './pages/remarkTables.ts';
export { remarkFolds } from './pages/remarkFolds.ts';
export { remarkBelowTheFold } from './page-html/remarkBelowTheFold.ts';
export { remarkPageHTML } from './page-html/remarkPageHTML.ts';

// Arguments of these steps.
export { createSampleVerifier, type SampleVerifier } from './verify/createSampleVerifier.ts';
export { readKnownPackages } from './verify/shell/readKnownPackages.ts';

// For other plugins of the site.
export { highlightCode } from './code-blocks/highlightCode.ts';
export { buildCodeThemeCSS } from './code-themes/buildCodeThemeCSS.ts';
export { readCodeTheme } from './code-themes/readCodeTheme.ts';
export { convertPage, type MarkdownPage } from './page-markdown/convertPage.ts';
export { writeIfChanged } from './outputs/compareOutputs.ts';
export { readSamplePanes, type SamplePane } from './outputs/printOutputs.ts';
export { readPageSections, type PageSection } from './page-text/readPageSections.ts';
export { RESULTS_FOLDER, type ResultSheet } from './results/writeResultSheet.ts';
export { listSamples } from './samples/collectSamples.ts';
export { createPlaygroundLink } from './samples/createPlaygroundLink.ts';
export { measureBundleSizes, type BundleSizes } from './measurements/measureBundleSizes.ts';
