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

/** A protocol, a host or all hosts below a domain, and perhaps a port: `:*` is any. */
const HOST =
  /^(?<protocol>https?):\/\/(?<name>(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*)(?::(?:\d{1,5}|\*))?$/;

/** Hosts of the machine itself: of no other should anybody on the way be able to write the page. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|[a-z\d-]+\.localhost)$/;

/** A domain such as `*.com` would let in most of the web. */
const TOO_WIDE = /^\*\.[a-z\d-]+$/;

/**
 * Checks which hosts may show the playground in a frame.
 *
 * @param hosts - `embedHosts` of the settings
 * @returns them, as `frame-ancestors` takes them, each once
 * @throws if one is no host, or lets in more than anybody should want
 */
export function readEmbedHosts(hosts: readonly string[]): readonly string[] {
  for (const host of hosts) {
    const problem = explainHost(host);
    if (problem !== undefined) {
      throw new Error(
        `embedHosts in website/settings.ts has "${host}". ${problem} Write a host as in https://blog.example.org or https://*.example.org, without a path.`,
      );
    }
  }
  return [...new Set(hosts)];
}

function explainHost(host: string): string | undefined {
  const { protocol, name = '' } = HOST.exec(host)?.groups ?? {};
  if (protocol === undefined) return 'This is not the address of a host.';
  if (protocol === 'http' && !LOCAL.test(name)) return 'Only hosts with https can be trusted.';
  return TOO_WIDE.test(name) ? 'This is all hosts of a top-level domain.' : undefined;
}
