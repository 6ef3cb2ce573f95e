export {
  RESULTS_FOLDER,
  remarkSamples,
  type RemarkSamplesOptions,
  type ResultSheet,
} from './samples/remarkSamples.ts';
export { highlightCode } from './code-blocks/highlightCode.ts';
export { remarkCodeBlocks } from './code-blocks/remarkCodeBlocks.ts';
export { buildCodeThemeCSS, type CodeThemeCSSOptions } from './code-themes/buildCodeThemeCSS.ts';
export { readCodeTheme } from './code-themes/readCodeTheme.ts';
export { CODE_THEMES, isCodeThemeId, type CodeThemeId } from './code-themes/codeThemes.ts';
export { remarkDiagrams, type RemarkDiagramsOptions } from './diagrams/remarkDiagrams.ts';
export { createSampleVerifier, type SampleVerifier } from './verify/createSampleVerifier.ts';
export { readPageSections, type PageSection } from './page-text/readPageSections.ts';
export { remarkFolds } from './pages/remarkFolds.ts';
export { remarkPageHTML, type RemarkPageHTMLOptions } from './page-html/remarkPageHTML.ts';
export { remarkQuotes, type RemarkQuotesOptions } from './quotes/remarkQuotes.ts';
export { remarkVerification, type RemarkVerificationOptions } from './verify/remarkVerification.ts';
export { remarkVersions, type RemarkVersionsOptions } from './versions/remarkVersions.ts';
export { readKnownPackages } from './verify/shell/readKnownPackages.ts';
export { remarkBundleSizes, type RemarkBundleSizesOptions } from './sizes/remarkBundleSizes.ts';
export { remarkStyleTimes, type RemarkStyleTimesOptions } from './times/remarkStyleTimes.ts';
export { measureBundleSizes, type BundleSizes } from './sizes/measureBundleSizes.ts';
export { remarkShell } from './shell/remarkShell.ts';
export { readRegion } from './quotes/readRegion.ts';
export { createPlaygroundLink } from './samples/createPlaygroundLink.ts';
export {
  convertPage,
  type ConvertPageOptions,
  type MarkdownPage,
} from './page-markdown/convertPage.ts';
export { readSamplePanes, type SamplePane } from './page-markdown/readSamplePanes.ts';
export { listSamples } from './samples/listSamples.ts';
