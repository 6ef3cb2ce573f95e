import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftKeeper } from '../draft/createDraftKeeper.ts';
import { isShareLink, readShareLink } from '../share/readShareLink.ts';
import { type SharedCode, ShareLinkError } from '../share/SharedCode.ts';
import type { Template } from '../templates/parseTemplateManifest.ts';
import { hashFiles, haveSameFiles } from './Project.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';

/** The code that an address opens. */
export interface Opened {
  /** The address that opens it, with its edits; missing for the draft, which has the playground's own address. */
  address?: Pick<OpenAddressOptions, 'hash' | 'search'>;
  code: SharedCode;
  /** The template that was opened, or from which the draft started. */
  template: Template | undefined;
  /** The origin of the code. It runs by itself only if the site or the user wrote it (not `link`). */
  trust: 'template' | 'draft' | 'sample' | 'link';
  /** The name in an address that is not a template's. */
  unknown?: string;
  /** Why a link cannot be opened, and what to do. */
  problem?: string;
}

export interface OpenAddressOptions {
  /** The hash of the page's address, untrusted. */
  hash: string;
  /** The query of the page's address, untrusted. */
  search: string;
  /** At least one; an empty address opens the first. */
  templates: readonly Template[];
  /** The draft in the browser's storage. */
  draft: Draft | undefined;
  /** Whether the site itself has published these files. */
  isPublished: (files: SharedCode['files']) => Promise<boolean>;
}

/** The address of a template, which a draft saves as its origin. */
export function addressOf(id: string): string {
  return `/try-it-out/#${id}`;
}

/**
 * Opens a template or the draft synchronously.
 *
 * @returns undefined if the address contains code, which is read asynchronously
 */
export function openNow(options: Omit<OpenAddressOptions, 'isPublished'>): Opened | undefined {
  const { hash, search, templates, draft } = options;
  if (isShareLink(hash) || /[?&]code=[^&]/.test(search)) return undefined;
  const name = decode(hash.slice(1));
  if (name === '') return draft ? openDraft(draft, templates) : openTemplate(templates);
  const template = templates.find(({ id }) => id === name);
  if (!template) return { ...openTemplate(templates), unknown: name };
  // After a reload, an edited template is the draft.
  if (draft?.from === addressOf(template.id)) return openDraft(draft, templates);
  return openTemplate([template]);
}

/** Opens any address. It never fails: problems are part of the result. */
export async function openAddress(options: OpenAddressOptions): Promise<Opened> {
  const now = openNow(options);
  if (now) return now;
  const { hash, search, templates, draft, isPublished } = options;
  try {
    const shared = isShareLink(hash)
      ? await readShareLink(hash)
      : (await import('../share/readLegacyLink.ts')).readLegacyLink(search);
    if (!shared) return openTemplate(templates);
    // The view of the link applies even if the code is the user's own draft.
    const { view = {} } = shared;
    const code = { ...shared, files: unifyLineEnds(shared.files), view };
    // The link would open the user's own code without its edits.
    const linkTo = (name: string) => ({
      address: { hash: isShareLink(hash) ? name : hash, search },
    });
    if (draft && haveSameFiles(code.files, draft.files)) {
      return { ...openDraft({ ...draft, view }, templates), ...linkTo('') };
    }
    const template = templates.find(({ files }) => haveSameFiles(files, code.files));
    if (template) return { ...openTemplate([template]), code, ...linkTo(`#${template.id}`) };
    const trust = (await isPublished(code.files)) ? 'sample' : 'link';
    return { code, template: undefined, trust };
  } catch (error) {
    const problem =
      error instanceof ShareLinkError ? `${error.message} ${error.remedy}` : String(error);
    return { ...openTemplate(templates), problem };
  }
}

export function openDraft(draft: Draft, templates: readonly Template[]): Opened {
  const template = templates.find(({ id }) => addressOf(id) === draft.from);
  // If all edits have been reverted, it is the template.
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

/** As in the editor, which would otherwise seem to have edited the code as soon as it shows another file. */
function unifyLineEnds(files: SharedCode['files']): SharedCode['files'] {
  const unified = Object.entries(files).map(([name, text]) => [name, text.replace(/\r\n?/g, '\n')]);
  return Object.fromEntries(unified) as SharedCode['files'];
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A mistyped address is shown as it is.
    return name;
  }
}

const OWN_ADDRESS = { hash: '', search: '' };

/**
 * Opens the page's address.
 *
 * @returns the code, undefined while a link is read and a new object each time that code is opened; a function
 *   that opens other code with its address; and one to call when code has been edited, so that the address does
 *   not open it as it was shared before
 */
export function useOpened(
  { hash, search, onAddress, templates, loadPublished }: PlaygroundProps,
  drafts: DraftKeeper,
): [
  opened: Opened | undefined,
  open: (opened: Opened) => void,
  showEdited: (opened: Opened) => void,
] {
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const now = openNow({ hash, search, templates, draft: drafts.peek() });
    return now && { ...now, address: { hash, search } };
  });
  const last = useRef(opened && { hash, search });
  const isReading = useRef(false);

  useEffect(() => {
    if (last.current?.hash === hash && last.current.search === search) return undefined;
    isReading.current = true;
    let isCurrent = true;
    const isPublished = async (files: Opened['code']['files']) => {
      try {
        return (await loadPublished()).includes(await hashFiles(files));
      } catch {
        // Without the list, the code is treated as untrusted.
        return false;
      }
    };
    void openAddress({ hash, search, templates, draft: drafts.peek(), isPublished }).then(
      (next) => {
        if (!isCurrent) return;
        isReading.current = false;
        last.current = { hash, search };
        setOpened({ address: { hash, search }, ...next });
      },
    );
    return () => {
      isReading.current = isCurrent = false;
    };
  }, [hash, search, templates, drafts, loadPublished]);

  const showEdited = useCallback(
    ({ address = OWN_ADDRESS }: Opened) => {
      // The address of a link that is being read must stay.
      if (isReading.current || location.hash === address.hash) return;
      last.current = address;
      onAddress(address);
    },
    [onAddress],
  );
  const open = useCallback(
    (next: Opened) => {
      last.current = next.address ?? OWN_ADDRESS;
      setOpened(next);
      onAddress(last.current);
    },
    [onAddress],
  );
  return [opened, open, showEdited];
}
