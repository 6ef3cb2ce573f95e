import type { LoadContext, Plugin } from '@docusaurus/types';

type CreatePlugin = (context: LoadContext) => Plugin;

/**
 * Runs the `postBuild` hooks of plugins one after another. Docusaurus starts all of them at once, but some
 * change the pages and others read the result.
 *
 * @param creators - in the order in which their `postBuild` must run and in which they are
 *   registered; plugins come before themes
 */
export function chainPostBuild<Creators extends CreatePlugin[]>(
  ...creators: Creators
): { [Index in keyof Creators]: CreatePlugin } {
  let last: Promise<unknown> = Promise.resolve();
  const wrap =
    (create: CreatePlugin) =>
    (context: LoadContext): Plugin => {
      const plugin = create(context);
      const { postBuild } = plugin;
      if (!postBuild) return plugin;
      return {
        ...plugin,
        postBuild(props) {
          const run = last.then(() => postBuild.call(plugin, props)).then(() => undefined);
          last = run;
          return run;
        },
      };
    };
  return creators.map(wrap) as { [Index in keyof Creators]: CreatePlugin };
}
