import type { EvaluationProgram } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';

const THEME_EXPORTS = [
  'createDarkTheme',
  'createHighContrastTheme',
  'createLightTheme',
  'createTeamsDarkTheme',
  'teamsDarkTheme',
  'teamsDarkV21Theme',
  'teamsHighContrastTheme',
  'teamsLightTheme',
  'teamsLightV21Theme',
  'themeToTokensObject',
  'tokens',
  'typographyStyles',
  'webDarkTheme',
  'webLightTheme',
];
const FOCUS_EXPORTS = ['createCustomFocusIndicatorStyle', 'createFocusOutlineStyle'];
const ICON_EXPORTS = ['iconFilledClassName', 'iconRegularClassName'];

/** What `@fluentui/react-components` reexports from `@griffel/react`. */
export const FLUENT_GRIFFEL_EXPORTS = [
  '__css',
  '__resetCSS',
  '__resetStyles',
  '__styles',
  'createDOMRenderer',
  'makeResetStyles',
  'makeStaticStyles',
  'makeStyles',
  'mergeClasses',
  'RendererProvider',
  'renderToStyleElements',
  'shorthands',
] as const;

/** The supported exports of Fluent UI, by package, without types. */
export const FLUENT_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '@fluentui/react-components': [
    ...FLUENT_GRIFFEL_EXPORTS,
    ...THEME_EXPORTS,
    ...FOCUS_EXPORTS,
    'FluentProvider',
    'fluentProviderClassNames',
    'useFluent',
    'useThemeClassName',
  ],
  '@fluentui/react-theme': THEME_EXPORTS,
  '@fluentui/tokens': THEME_EXPORTS,
  '@fluentui/react-tabster': FOCUS_EXPORTS,
  '@fluentui/react-icons': ICON_EXPORTS,
};

export function isFluentPackage(specifier: string): boolean {
  return Object.hasOwn(FLUENT_EXPORTS, specifier);
}

/** The module with the code of the part `fluent`; no file of a user can have this name. */
export const FLUENT_MODULE = '@fluentui/*';

/** The attribute of the style element with the theme of the whole preview. */
export const FLUENT_ROOT = 'data-fluent-root';

const NO_REACT = '@fluentui/* without react';

interface Importer {
  imports: Readonly<Record<string, string | null>>;
}

/**
 * Loads the part `fluent`.
 *
 * @throws Error with a message for the user if it cannot be loaded
 */
export async function loadFluent(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(
      'Fluent UI, which the code imports, could not be loaded. Check your connection, then press Run. Your code is not lost.',
    );
  }
  return response.text();
}

/** Whether any of the modules imports a supported package of Fluent UI. */
export function needsFluent(modules: readonly Importer[]): boolean {
  return modules.some(({ imports }) => Object.keys(imports).some(isFluentPackage));
}

/**
 * Adds the packages of Fluent UI, as modules, to those that render.
 *
 * @param code - of the part `fluent`
 */
export function attachFluentToModules(
  modules: readonly CompiledModule[],
  code: string,
): CompiledModule[] {
  return [...modules, { file: FLUENT_MODULE, code, imports: {} }, ...createPackageModules()];
}

/**
 * Adds them to a program, so that styles are evaluated with the values of the real packages. React is left out,
 * because styles do not read components.
 *
 * @param code - of the part `fluent`
 */
export function attachFluentToProgram(program: EvaluationProgram, code: string): EvaluationProgram {
  const attach = (modules: EvaluationProgram['modules']): EvaluationProgram['modules'] => [
    ...modules.map((module) => ({
      ...module,
      imports: Object.fromEntries(
        Object.entries(module.imports).map(([specifier, target]) => [
          specifier,
          isFluentPackage(specifier) ? specifier : target,
        ]),
      ),
    })),
    { file: FLUENT_MODULE, code, imports: { react: NO_REACT }, assets: [] },
    {
      file: NO_REACT,
      code: 'exports.createContext=()=>({});exports.forwardRef=(render)=>render;',
      imports: {},
      assets: [],
    },
    ...createPackageModules().map((module) => ({ ...module, assets: [] })),
  ];
  const { modules, atRunTime } = program;
  return {
    ...program,
    modules: attach(modules),
    ...(atRunTime && { atRunTime: attach(atRunTime) }),
  };
}

function createPackageModules(): CompiledModule[] {
  return Object.keys(FLUENT_EXPORTS).map((name) => ({
    file: name,
    code: `module.exports = require('${FLUENT_MODULE}').packages['${name}'];`,
    imports: { [FLUENT_MODULE]: FLUENT_MODULE },
  }));
}
