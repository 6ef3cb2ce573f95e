import { requireTargets } from '../requireTargets';

/** This file, for messages. */
const HERE = 'website/plugins/lean-client/cutConfig.ts';

/** Settings that only builds read. */
const OF_BUILDS = [
  'clientModules',
  'headTags',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Those among the flags in `future`. */
const FLAGS_OF_BUILDS = ['faster', 'v4'];

const omit = (object: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/**
 * Removes the settings that only builds read from the configuration that every page loads.
 *
 * @param module - as Docusaurus generates it: `export default { … };`
 * @returns a module without them
 * @throws Error if a setting is missing
 */
export function cutConfig(module: string): string {
  const json = module.slice(module.indexOf('export default') + 'export default'.length);
  const config = JSON.parse(json.replace(/;\s*$/, '')) as { future: object };
  requireTargets(HERE, 'settings of Docusaurus', OF_BUILDS, (name) => name in config);
  requireTargets(HERE, 'flags', FLAGS_OF_BUILDS, (name) => name in config.future);
  const rest = omit({ ...config, future: omit(config.future, FLAGS_OF_BUILDS) }, OF_BUILDS);
  return `export default ${JSON.stringify(rest)};\n`;
}
