import { transformSync } from '@babel/core';
import griffelPreset from '@griffel/babel-preset';
import { babelOptions, stripTypes, LANGUAGE_PRESETS } from './stripTypes.ts';

/** The packages that the engine knows; the preset has to be told of `@griffel/core`. */
export const GRIFFEL_OPTIONS = {
  modules: [
    { moduleSource: '@griffel/react', importName: 'makeStyles' },
    { moduleSource: '@griffel/core', importName: 'makeStyles' },
    { moduleSource: '@fluentui/react-components', importName: 'makeStyles' },
  ],
  babelOptions: { presets: LANGUAGE_PRESETS },
};

/** Compiles a module with the real preset, after its types are gone, as bundlers do. */
export function compileWithBabel(code: string, filename: string, projectRoot: string): string {
  const griffelOptions = { ...GRIFFEL_OPTIONS, projectRoot };
  const options = { ...babelOptions(filename), presets: [[griffelPreset, griffelOptions]] };
  return transformSync(stripTypes(code, filename), options)?.code ?? '';
}
