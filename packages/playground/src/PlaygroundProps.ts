import type { ComponentType, ReactNode } from 'react';
import type { PartURLs } from './bundle/Part.ts';
import type { PreparedRun } from './run/prepareRun.ts';
import type { SandboxScripts } from './sandbox/Sandbox.ts';
import type { Template } from './templates/parseTemplateManifest.ts';

/** What the playground needs from the page around it. */
export interface PlaygroundProps {
  /** The hash of the page's present address; untrusted. */
  hash: string;
  /** The query of the page's present address; untrusted. */
  search: string;
  /** Replaces the page's address. */
  onAddress: (address: { hash: string; search: string }) => void;
  /** At least one, in order. */
  templates: readonly Template[];
  /** The URLs of scripts that are loaded on demand. */
  parts: PartURLs;
  loadScripts: () => Promise<SandboxScripts>;
  /** Loads the prepared run of a template by its `id`. */
  loadTemplateRun: (id: string) => Promise<PreparedRun>;
  /** Loads the hashes (`hashFiles`) of all code that the site itself has published, which may run by itself. */
  loadPublished: () => Promise<readonly string[]>;
  /** Loads the versions of the packages that a downloaded project needs, by name. */
  loadVersions: () => Promise<Readonly<Record<string, string>>>;
  /** Buttons and links about the page, for the menu. */
  pageActions: ReactNode;
  /** The list of keyboard shortcuts. */
  keys: ReactNode;
  /** Whether to show only the preview and one output, for a frame in another page. */
  isEmbedded: boolean;
  /** Whether other sites may embed the playground; if so, the menu offers the code for it. */
  canEmbed: boolean;
  /** A link to a page of the site; `to` is relative to the site's base path. */
  Link: ComponentType<{ to: string; children: ReactNode }>;
}
