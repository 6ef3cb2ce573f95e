import type { ComponentType, ReactNode } from 'react';
import type { PartURLs } from './bundle/Part.ts';
import type { PreparedRun } from './run/prepareRun.ts';
import type { SandboxScripts } from './sandbox/Sandbox.ts';
import type { Template } from './templates/parseTemplateManifest.ts';

/** What the playground needs of the page around it. */
export interface PlaygroundProps {
  /** Of the page's address, as it changes; anybody may have written them. */
  hash: string;
  search: string;
  /** Shows another address of the page in the place of this one. */
  onAddress: (address: { hash: string; search: string }) => void;
  /** At least one, in their order. */
  templates: readonly Template[];
  /** Where the scripts are that it loads when they are needed. */
  parts: PartURLs;
  loadScripts: () => Promise<SandboxScripts>;
  /** What the build has found out about a template, by its `id`. */
  loadTemplateRun: (id: string) => Promise<PreparedRun>;
  /** Hashes (`hashFiles`) of all code that the site itself has published: it may run by itself. */
  loadPublished: () => Promise<readonly string[]>;
  /** Versions of the packages that a downloaded project needs, by name. */
  loadVersions: () => Promise<Readonly<Record<string, string>>>;
  /** What can be done with the page: buttons and links for a menu. */
  pageActions: ReactNode;
  /** The keys and what they do. */
  keys: ReactNode;
  /** Whether to show the preview and one output alone, for a frame in somebody's page. */
  isEmbedded: boolean;
  /** Whether other sites may show the playground in frames: then it offers the code for that. */
  canEmbed: boolean;
  /** A link to a page of the site, by its address below the site's own. */
  Link: ComponentType<{ to: string; children: ReactNode }>;
}
