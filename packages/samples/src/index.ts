export { remarkSamples, type RemarkSamplesOptions } from './samples/remarkSamples.ts';
export { highlightCode } from './code-blocks/highlightCode.ts';
export { remarkCodeBlocks } from './code-blocks/remarkCodeBlocks.ts';
export { buildCodeThemeCSS, type CodeThemeCSSOptions } from './code-themes/buildCodeThemeCSS.ts';
export { CODE_THEMES, isCodeThemeId, type CodeThemeId } from './code-themes/codeThemes.ts';
export { remarkDiagrams, type RemarkDiagramsOptions } from './diagrams/remarkDiagrams.ts';
