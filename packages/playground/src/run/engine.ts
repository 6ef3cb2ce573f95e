// What takes the user's code apart, in one chunk of its own: it is as large as the editor, and code
// that the build has prepared shows without it.
export { completeAnalysis, createOutputs, prepareAnalysis } from '@griffel-site/engine';
export { compileProject } from '../compile/compileProject.ts';
