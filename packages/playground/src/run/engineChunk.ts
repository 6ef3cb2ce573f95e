// The parser and compiler, in a chunk of their own because they are as large as the editor, and not needed to
// show code that the build has prepared.
export { completeAnalysis, createOutputs, prepareAnalysis } from '@griffel-site/engine';
export { compileProject } from '../compile/compileProject.ts';
