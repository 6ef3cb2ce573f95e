import type { LoadContext, Plugin } from '@docusaurus/types';

export interface EmbedOptions {
  /** Whether any other site may show the playground in a frame. */
  isAllowed: boolean;
}

/**
 * Shows `/try-it-out/?view=embed` without the navigation, the sidebar and the footer from the first
 * paint on, and tells the page whether it may run in frames on other sites.
 *
 * Register it as a theme, after `theme-classic`, because that determines the order of inline scripts.
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

/** A protocol, a host or all subdomains of a domain, and optionally a port; `:*` is any port. */
const HOST =
  /^(?<protocol>https?):\/\/(?<name>(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*)(?::(?:\d{1,5}|\*))?$/;

/** Hosts on the local machine. Pages of other hosts could be modified in transit without https. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|[a-z\d-]+\.localhost)$/;

/** A domain such as `*.com` would let in most of the web. */
const TOO_WIDE = /^\*\.[a-z\d-]+$/;

/**
 * Checks which hosts may show the playground in a frame.
 *
 * @param hosts - `embedHosts` of the settings
 * @returns the hosts for `frame-ancestors`, each once
 * @throws Error if one is not a host, or allows too many sites
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
