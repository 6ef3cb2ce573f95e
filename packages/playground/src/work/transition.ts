import type { SourceFiles } from '@griffel-site/engine';
import type { Draft, SaveOutcome } from '../draft/createDraftKeeper.ts';
import type { Opened } from '../project/openAddress.ts';
import type { Project } from '../project/Project.ts';
import type { Hold } from '../run/RunState.ts';
import type { Directions } from '../sandbox/protocol/messages.ts';
import type { SharedCode } from '../share/SharedCode.ts';
import { type Ground, shareView, START_VIEW, type View } from '../view/View.ts';

/** A message about the result of an action of the user. */
export interface Said {
  of: 'format' | 'share' | 'download' | 'issue' | 'embed';
  /** `quiet` is only for screen readers, because others see the result. */
  kind: 'done' | 'failed' | 'quiet';
  text: string;
  /** A text that could not be copied: a link, or an element that embeds the code. */
  link?: string;
}

/** The state of the draft. */
interface DraftNews {
  isSaved: boolean;
  /** A draft that was replaced, and that the user can restore. */
  setAside?: Draft;
  /** Why the code could not be saved. */
  failure?: string;
}

/** Files that were loaded into the editor, and that undo may restore. */
interface Loaded {
  source: Project;
  /** How they were opened. */
  opened: Opened;
  /** If they were held when other code was opened: why. They are then held again. */
  hold: Hold | undefined;
}

/** What is opened, shown, held and kept. */
export interface WorkState {
  /** Whether the first code has been passed on to run. */
  isStarted: boolean;
  opened: Opened;
  /** The present code in the editor. */
  project: Project;
  view: View;
  /** The most recent ones, the latest at the end. */
  loaded: readonly Loaded[];
  news: DraftNews;
  said: Said | undefined;
}

export type WorkEvent =
  /** An address or a message opened other code. `hold` is why the code before it is held. */
  | { type: 'open'; opened: Opened; hold: Hold | undefined; wasRunning: boolean }
  /** The editor has other text, or shows another file; `source` is the project that its files were loaded from. */
  | { type: 'change'; project: Project; source: Project; hold: Hold | undefined }
  /** The user wants the code as it was before all edits: that of the template, or else of the link. */
  | { type: 'reset'; template: SourceFiles | undefined; hold: Hold | undefined }
  | { type: 'view'; view: Partial<View> }
  | { type: 'saved'; outcome: SaveOutcome }
  | { type: 'read news' }
  /** The user wants the draft back that was set aside. */
  | { type: 'restore draft' }
  | { type: 'say'; said: Said | undefined };

/** Side effects, performed in order. */
export type WorkEffect =
  /** What has been edited is saved, and from now on, this tab owns the draft, or none. */
  | { type: 'own draft' }
  | { type: 'disown draft' }
  /** What has been edited is saved, swapped with the draft that was set aside, and the latter is opened. */
  | { type: 'restore draft' }
  /** `replacesOwn` says whether the user has written any of the code that is replaced. */
  | { type: 'load'; project: Project; replacesOwn: boolean }
  | { type: 'run'; files: SourceFiles; hold: Hold | undefined }
  /** Runs after a pause. */
  | { type: 'run edit'; files: SourceFiles }
  | { type: 'show address'; opened: Opened }
  | { type: 'direction'; direction: Directions }
  | { type: 'keep'; code: SharedCode };

/** For how many loaded projects undo also restores how they were opened. */
const MAX_LOADED = 50;

/**
 * The state before anything has run.
 *
 * @param ground - the background that the user has chosen before
 */
export function startWork(opened: Opened, ground: Ground = START_VIEW.ground): WorkState {
  return {
    isStarted: false,
    opened,
    project: toProject(opened.code),
    view: viewOf({ ...START_VIEW, ground }, opened),
    loaded: [],
    news: { isSaved: opened.trust === 'draft' },
    said: undefined,
  };
}

/** Returns the state after an event, and the effects to perform. It depends on neither React nor the browser. */
export function transition(state: WorkState, event: WorkEvent): [WorkState, WorkEffect[]] {
  switch (event.type) {
    case 'open':
      return open(state, event);
    case 'change':
      return change(state, event);
    case 'reset': {
      const { template, hold } = event;
      // Undo holds the code again, so it must be told apart from the new code.
      const opened = hold ? { ...state.opened } : state.opened;
      const files = template ?? opened.code.files;
      const [first = ''] = Object.keys(files);
      const source = { files, active: template ? first : opened.code.active };
      return [
        { ...state, opened, loaded: add(rememberHold(state, hold), source, opened) },
        [{ type: 'load', project: source, replacesOwn: isOwn(state) }],
      ];
    }
    case 'view': {
      const view = { ...state.view, ...event.view };
      const { direction } = view;
      const isTurned = direction !== state.view.direction;
      return [{ ...state, view }, isTurned ? [{ type: 'direction', direction }] : []];
    }
    case 'saved': {
      const { outcome } = event;
      if (outcome.status === 'failed') {
        return [{ ...state, news: { isSaved: false, failure: outcome.message } }, []];
      }
      const setAside = outcome.setAside ?? state.news.setAside;
      // Other code may have been opened since the edit that was saved.
      return [{ ...state, news: { isSaved: isOwn(state), ...(setAside && { setAside }) } }, []];
    }
    case 'read news':
      return [{ ...state, news: { isSaved: state.news.isSaved } }, []];
    case 'restore draft':
      return [{ ...state, news: { isSaved: state.news.isSaved } }, [{ type: 'restore draft' }]];
    case 'say':
      return [{ ...state, said: event.said }, []];
    default:
      return event satisfies never;
  }
}

function open(
  state: WorkState,
  { opened, hold, wasRunning }: Extract<WorkEvent, { type: 'open' }>,
): [WorkState, WorkEffect[]] {
  // Undo has brought it back: its code is there, with all edits.
  if (state.isStarted && opened === state.opened) return [state, []];
  const { code, trust } = opened;
  const view = viewOf(state.view, opened);
  const held = trust === 'link' ? 'link' : wasRunning ? 'unfinished' : undefined;
  const loaded = state.isStarted ? rememberHold(state, hold) : state.loaded;
  return [
    {
      ...state,
      isStarted: true,
      opened,
      project: toProject(code),
      view,
      loaded: add(loaded, code, opened),
      news: { ...state.news, isSaved: trust === 'draft' },
      said: undefined,
    },
    [
      { type: trust === 'draft' ? 'own draft' : 'disown draft' },
      ...(state.isStarted
        ? [{ type: 'load', project: code, replacesOwn: isOwn(state) } as const]
        : []),
      { type: 'direction', direction: view.direction },
      { type: 'run', files: code.files, hold: held },
    ],
  ];
}

function change(
  state: WorkState,
  { project, source, hold }: Extract<WorkEvent, { type: 'change' }>,
): [WorkState, WorkEffect[]] {
  const { files } = project;
  const from = state.loaded.find((one) => one.source === source);
  // Undo or redo has restored code that was opened in another way.
  const back = from && from.opened !== state.opened ? from : undefined;
  const opened = back?.opened ?? state.opened;
  const next: WorkState = {
    ...state,
    project,
    opened,
    ...(back && { loaded: rememberHold(state, hold) }),
  };
  const effects: WorkEffect[] = back
    ? [
        { type: 'show address', opened },
        { type: 'run', files, hold: back.hold },
      ]
    : [];
  // Showing another file is not an edit. The user's own code that was brought back may no longer be in the storage.
  const isToBeKept = back ? isOwn(next) : !haveSameTexts(files, state.project.files);
  if (!isToBeKept) return [next, effects];
  if (!back) effects.push({ type: 'run edit', files });
  effects.push({ type: 'keep', code: { ...project, ...describeCode(next) } });
  return [{ ...next, said: undefined, news: { ...state.news, isSaved: false } }, effects];
}

/** Whether the user has written any of the code. */
function isOwn({ opened, project }: WorkState): boolean {
  return opened.trust === 'draft' || !haveSameTexts(project.files, opened.code.files);
}

function toProject({ files, active }: SharedCode): Project {
  return { files, active };
}

/** Where the code comes from and how it is viewed: what drafts and links save in addition to the files. */
function describeCode({ opened, view }: WorkState): Pick<SharedCode, 'from' | 'view'> {
  const { from } = opened.code;
  return { ...(from !== undefined && { from }), view: shareView(view) };
}

/** The code for a link. The origin is included only if it is a page of the docs or another link. */
export function shareWork(state: WorkState): SharedCode {
  const { from, view } = describeCode(state);
  const { trust } = state.opened;
  const isFromPage = trust === 'sample' || trust === 'link';
  return {
    ...state.project,
    ...(isFromPage && from !== undefined && { from }),
    view: { ...view, ground: state.view.ground },
  };
}

/** A link restores its view, and a draft all but the background; other code keeps the present view. */
function viewOf(view: View, { code }: Opened): View {
  return code.view ? { ...START_VIEW, ground: view.ground, ...code.view } : view;
}

function add(loaded: readonly Loaded[], source: Project, opened: Opened): readonly Loaded[] {
  const others = loaded.filter((one) => one.source !== source);
  return [...others, { source, opened, hold: undefined }].slice(-MAX_LOADED);
}

/** Remembers why the code that is being replaced is held. */
function rememberHold({ loaded, opened }: WorkState, hold: Hold | undefined): readonly Loaded[] {
  return loaded.map((one) => (one.opened === opened ? { ...one, hold } : one));
}

function haveSameTexts(a: SourceFiles, b: SourceFiles): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
