/** What only the build reads. Options of plugins hold paths of the machine that builds. */
const OF_THE_BUILD = [
  'clientModules',
  'headTags',
  'markdown',
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

/** Flags of the build among those of the future. */
const OF_BUILD_FLAGS = ['faster', 'v4'];

/** Settings of the theme for Prism, and for a blog, which have no part in this site. */
const OF_OTHER_PARTS = ['blog', 'prism'];

function omit(object, keys) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/**
 * A loader for the module with the site's configuration: leaves what pages read.
 *
 * @param {string} source - `export default {…}`, as JSON
 * @returns {string}
 */
module.exports = function keepSiteData(source) {
  const start = source.indexOf('export default ') + 'export default '.length;
  const config = JSON.parse(source.slice(start, source.lastIndexOf('}') + 1));
  const data = {
    ...omit(config, OF_THE_BUILD),
    future: omit(config.future, OF_BUILD_FLAGS),
    themeConfig: omit(config.themeConfig, OF_OTHER_PARTS),
  };
  return `export default ${JSON.stringify(data)};`;
};
