import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftKeeper } from '../draft/createDraftKeeper.ts';
import { isShareLink, readShareLink } from '../share/readShareLink.ts';
import { type SharedCode, ShareLinkError } from '../share/SharedCode.ts';
import type { Template } from '../templates/parseTemplateManifest.ts';
import { hashFiles, haveSameFiles } from './Project.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';

/** The code that an address leads to, and what there is to say about it. */
export interface Opened {
  /** Where it was opened; missing for the draft, which is at the playground's own address. */
  address?: Pick<OpenAddressOptions, 'hash' | 'search'>;
  code: SharedCode;
  /** The template that it is, or that a draft began from. */
  template: Template | undefined;
  /** Where the code comes from. It runs without being asked only if the site or the user wrote it (not `link`). */
  trust: 'template' | 'draft' | 'sample' | 'link';
  /** Of an address that names no template: what it names. */
  unknown?: string;
  /** Of a link that cannot be opened: why, and what to do. */
  problem?: string;
}

export interface OpenAddressOptions {
  /** Of the page's address, untrusted. */
  hash: string;
  search: string;
  /** At least one; the first is what an empty address opens. */
  templates: readonly Template[];
  /** What the browser keeps. */
  draft: Draft | undefined;
  /** Whether the site itself has published these files. */
  isPublished: (files: SharedCode['files']) => Promise<boolean>;
}

/** The address of a template, as a draft remembers it. */
export function addressOf(id: string): string {
  return `/try-it-out/#${id}`;
}

/**
 * Opens what can be opened at once: a template, or the draft.
 *
 * @returns undefined where the address holds code, which takes a moment to read
 */
export function openNow(options: Omit<OpenAddressOptions, 'isPublished'>): Opened | undefined {
  const { hash, search, templates, draft } = options;
  if (isShareLink(hash) || /[?&]code=[^&]/.test(search)) return undefined;
  const name = decode(hash.slice(1));
  if (name === '') return draft ? openDraft(draft, templates) : openTemplate(templates);
  const template = templates.find(({ id }) => id === name);
  if (!template) return { ...openTemplate(templates), unknown: name };
  // A reload is no reason to lose what was made of it.
  if (draft?.from === addressOf(template.id)) return openDraft(draft, templates);
  return openTemplate([template]);
}

/** Opens an address, whatever it holds. It never fails: what is wrong is part of the result. */
export async function openAddress(options: OpenAddressOptions): Promise<Opened> {
  const now = openNow(options);
  if (now) return now;
  const { hash, search, templates, draft, isPublished } = options;
  try {
    const shared = isShareLink(hash)
      ? await readShareLink(hash)
      : (await import('../share/readLegacyLink.ts')).readLegacyLink(search);
    if (!shared) return openTemplate(templates);
    // The view is that of the link, even where the code is the user's own draft.
    const { view = {} } = shared;
    const code = { ...shared, view };
    if (draft && haveSameFiles(code.files, draft.files)) {
      return openDraft({ ...draft, view }, templates);
    }
    const template = templates.find(({ files }) => haveSameFiles(files, code.files));
    if (template) return { ...openTemplate([template]), code };
    const trust = (await isPublished(code.files)) ? 'sample' : 'link';
    return { code, template: undefined, trust };
  } catch (error) {
    const problem =
      error instanceof ShareLinkError ? `${error.message} ${error.remedy}` : String(error);
    return { ...openTemplate(templates), problem };
  }
}

/** Opens what the browser kept. */
export function openDraft(draft: Draft, templates: readonly Template[]): Opened {
  const template = templates.find(({ id }) => addressOf(id) === draft.from);
  // Who has taken all edits back has no draft to speak of.
  if (template && haveSameFiles(template.files, draft.files)) {
    const opened = openTemplate([template]);
    return draft.view ? { ...opened, code: { ...opened.code, view: draft.view } } : opened;
  }
  return { code: draft, template, trust: 'draft' };
}

function openTemplate([template]: readonly Template[]): Opened {
  if (!template) throw new Error('The playground has no templates.');
  const { id, files } = template;
  const [active = ''] = Object.keys(files);
  return { code: { files, active, from: addressOf(id) }, template, trust: 'template' };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // An address that somebody mistyped: shown as it is.
    return name;
  }
}

const OWN_ADDRESS = { hash: '', search: '' };

/**
 * The code that the address leads to; a new object each time that other code is opened.
 *
 * @returns undefined while a link is read, and what opens something else, with its address
 */
export function useOpened(
  { hash, search, onAddress, templates, loadPublished }: PlaygroundProps,
  drafts: DraftKeeper,
): [opened: Opened | undefined, open: (opened: Opened) => void] {
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const now = openNow({ hash, search, templates, draft: drafts.peek() });
    return now && { ...now, address: { hash, search } };
  });
  const last = useRef(opened && { hash, search });

  useEffect(() => {
    if (last.current?.hash === hash && last.current.search === search) return undefined;
    let isCurrent = true;
    const isPublished = async (files: Opened['code']['files']) => {
      try {
        return (await loadPublished()).includes(await hashFiles(files));
      } catch {
        // Without the list it is code of a stranger, which waits.
        return false;
      }
    };
    void openAddress({ hash, search, templates, draft: drafts.peek(), isPublished }).then(
      (next) => {
        if (!isCurrent) return;
        last.current = { hash, search };
        setOpened({ ...next, address: { hash, search } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, search, templates, drafts, loadPublished]);

  const open = useCallback(
    (next: Opened) => {
      last.current = next.address ?? OWN_ADDRESS;
      setOpened(next);
      onAddress(last.current);
    },
    [onAddress],
  );
  return [opened, open];
}
