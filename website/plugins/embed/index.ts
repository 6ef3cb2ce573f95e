import type { LoadContext, Plugin } from '@docusaurus/types';

export interface EmbedOptions {
  /** Whether there are sites that may show the playground in a frame. */
  isAllowed: boolean;
}

/**
 * Shows `/try-it-out/?view=embed` without the navigation, the sidebar and the footer from the first
 * paint on, and tells the page whether it may run in frames of other sites at all.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function embed({ baseUrl }: LoadContext, { isAllowed }: EmbedOptions): Plugin {
  const path = JSON.stringify(`${baseUrl}try-it-out`);
  return {
    name: 'embed',
    async contentLoaded({ actions }) {
      actions.setGlobalData({ isAllowed } satisfies EmbedOptions);
    },
    injectHtmlTags() {
      const innerHTML = `if (location.pathname.indexOf(${path}) === 0 && /[?&]view=embed(&|$)/.test(location.search))
  document.documentElement.setAttribute('data-view', 'embed');`;
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
