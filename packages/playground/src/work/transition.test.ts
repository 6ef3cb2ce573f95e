import { describe, expect, it } from 'vitest';
import type { Opened } from '../project/openAddress.ts';
import { START_VIEW } from '../view/View.ts';
import {
  shareWork,
  startWork,
  transition,
  type WorkEffect,
  type WorkEvent,
  type WorkState,
} from './transition.ts';

const code = (text: string) => ({ files: { 'App.tsx': text }, active: 'App.tsx' });
const TEMPLATE: Opened = {
  code: { ...code('template'), from: '/try-it-out/#one' },
  template: undefined,
  trust: 'template',
};
const OTHER: Opened = { ...TEMPLATE, code: { ...code('other'), from: '/try-it-out/#two' } };
const LINK: Opened = { code: { ...code('link'), view: {} }, template: undefined, trust: 'link' };

const opening = (opened: Opened, rest: Partial<WorkEvent> = {}): WorkEvent =>
  ({ type: 'open', opened, hold: undefined, wasRunning: false, ...rest }) as WorkEvent;
const change = (text: string, source: Opened['code'], hold?: 'link'): WorkEvent => ({
  type: 'change',
  project: code(text),
  source,
  hold,
});

/** Sends events one after the other. */
function send(start: WorkState, ...events: WorkEvent[]): [WorkState, WorkEffect[]] {
  let state = start;
  let effects: WorkEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return [state, effects];
}

const types = (effects: readonly WorkEffect[]) => effects.map(({ type }) => type);
const [started] = send(startWork(TEMPLATE), opening(TEMPLATE));

describe('transition', () => {
  it('runs the first code without loading it, because it is in the editor already', () => {
    const [state, effects] = send(startWork(TEMPLATE), opening(TEMPLATE));
    expect(types(effects)).toEqual(['disown draft', 'direction', 'run']);
    expect(effects.at(-1)).toMatchObject({ files: TEMPLATE.code.files, hold: undefined });
    expect(send(state, opening(TEMPLATE))[1]).toEqual([]);
  });

  it('loads and runs other code, and owns a draft from then on', () => {
    const draft: Opened = { ...OTHER, trust: 'draft' };
    const [state, effects] = send(started, opening(draft));
    expect(types(effects)).toEqual(['own draft', 'load', 'direction', 'run']);
    expect(state).toMatchObject({ opened: draft, project: code('other'), news: { isSaved: true } });
  });

  it('no longer owns the draft when other code is opened, which must not overwrite it', () => {
    const draft: Opened = { ...OTHER, trust: 'draft' };
    const [, effects] = send(startWork(draft), opening(draft), opening(TEMPLATE));
    expect(types(effects)).toEqual(['disown draft', 'load', 'direction', 'run']);
  });

  it('saves a draft again that undo restores, because another may be in its place', () => {
    const draft: Opened = { ...OTHER, trust: 'draft' };
    const [, effects] = send(
      startWork(draft),
      opening(draft),
      opening(TEMPLATE),
      change('edited', TEMPLATE.code),
      change('other', draft.code),
    );
    expect(types(effects)).toEqual(['show address', 'run', 'keep']);
  });

  it('does not say of other code that it is saved when an earlier edit was', () => {
    const outcome = { status: 'saved' } as const;
    const [state] = send(started, change('edited', TEMPLATE.code), opening(OTHER), {
      type: 'saved',
      outcome,
    });
    expect(state.news.isSaved).toBe(false);
    const [edited] = send(started, change('edited', TEMPLATE.code), { type: 'saved', outcome });
    expect(edited.news.isSaved).toBe(true);
  });

  it('holds code from a link, and code that was still running when the page was left', () => {
    expect(send(started, opening(LINK))[1].at(-1)).toMatchObject({ type: 'run', hold: 'link' });
    const unfinished = opening(OTHER, { wasRunning: true });
    expect(send(started, unfinished)[1].at(-1)).toMatchObject({ hold: 'unfinished' });
  });

  it('runs an edit after a pause, and saves it with its origin and view', () => {
    const [state, effects] = send(
      started,
      { type: 'view', view: { direction: 'rtl' } },
      change('edited', TEMPLATE.code),
    );
    expect(effects).toEqual([
      { type: 'run edit', files: { 'App.tsx': 'edited' } },
      {
        type: 'keep',
        code: { ...code('edited'), from: '/try-it-out/#one', view: { direction: 'rtl' } },
      },
    ]);
    expect(state.news.isSaved).toBe(false);
  });

  it('does not treat showing another file as an edit', () => {
    const [state, effects] = send(started, {
      type: 'change',
      project: { ...code('template'), active: 'b.ts' },
      source: TEMPLATE.code,
      hold: undefined,
    });
    expect(effects).toEqual([]);
    expect(state.project.active).toBe('b.ts');
  });

  it('restores the address, the edits and the hold of code that undo restores', () => {
    const [state, effects] = send(
      started,
      opening(LINK),
      opening(OTHER, { hold: 'link' }),
      change('link', LINK.code),
    );
    expect(effects).toEqual([
      { type: 'show address', opened: LINK },
      { type: 'run', files: LINK.code.files, hold: 'link' },
    ]);
    expect(state.opened).toBe(LINK);
    // The page's address follows, which opens nothing.
    expect(send(state, opening(LINK))[1]).toEqual([]);
    // Code that was edited before other code was opened becomes the draft again.
    const [, edited] = send(
      started,
      change('mine', TEMPLATE.code),
      opening(OTHER),
      change('mine', TEMPLATE.code),
    );
    expect(types(edited)).toEqual(['show address', 'run', 'keep']);
  });

  it('forgets that code was held once it has run', () => {
    const [, effects] = send(started, opening(LINK), opening(OTHER), change('link', LINK.code));
    expect(effects.at(-1)).toMatchObject({ type: 'run', hold: undefined });
  });

  it('resets to the template or the code of the link, which undo reverts', () => {
    const [state, effects] = send(started, change('edited', TEMPLATE.code), {
      type: 'reset',
      template: { 'b.ts': 'b' },
      hold: undefined,
    });
    const [load] = effects;
    if (load?.type !== 'load') throw new Error('Nothing is loaded.');
    expect(load.project).toEqual({ files: { 'b.ts': 'b' }, active: 'b.ts' });
    const [again, more] = send(state, {
      type: 'change',
      project: load.project,
      source: load.project,
      hold: undefined,
    });
    expect(types(more)).toEqual(['run edit', 'keep']);
    expect(again.opened).toBe(TEMPLATE);
    const [, ofLink] = send(started, opening(LINK), {
      type: 'reset',
      template: undefined,
      hold: undefined,
    });
    expect(ofLink).toEqual([{ type: 'load', project: code('link'), replacesOwn: false }]);
  });

  it('holds code again when undo reverts the reset of held code', () => {
    const [state, [load]] = send(started, opening(LINK), {
      type: 'reset',
      template: { 'App.tsx': 'mine' },
      hold: 'link',
    });
    if (load?.type !== 'load') throw new Error('Nothing is loaded.');
    const [mine, effects] = send(state, change('mine', load.project, 'link'));
    expect(types(effects)).toEqual(['run edit', 'keep']);
    const [, undone] = send(mine, change('link', LINK.code));
    expect(undone).toEqual([
      { type: 'show address', opened: LINK },
      { type: 'run', files: LINK.code.files, hold: 'link' },
    ]);
  });

  it('knows whether the user wrote the code that is replaced', () => {
    const replacesOwn = (...events: WorkEvent[]) =>
      send(started, ...events)[1].find((effect) => effect.type === 'load')?.replacesOwn;
    const edit = change('edited', TEMPLATE.code);
    const back = change('template', TEMPLATE.code);
    expect(replacesOwn(opening(OTHER))).toBe(false);
    expect(replacesOwn(edit, opening(OTHER))).toBe(true);
    expect(replacesOwn(edit, back, opening(OTHER))).toBe(false);
    expect(
      replacesOwn(edit, { type: 'reset', template: TEMPLATE.code.files, hold: undefined }),
    ).toBe(true);
    expect(replacesOwn(opening({ ...OTHER, trust: 'draft' }), opening(LINK))).toBe(true);
    expect(replacesOwn(opening(LINK), opening(OTHER))).toBe(false);
  });

  it('restores the view of a link, and keeps the view for other code', () => {
    const view = { tab: 'Extracted', direction: 'rtl', ground: 'light', width: 390 } as const;
    const [wide] = send(started, { type: 'view', view }, opening(OTHER));
    expect(wide.view).toEqual(view);
    // A link without a width means full width; earlier links say nothing about the background.
    const [state, effects] = send(wide, opening(LINK));
    expect(state.view).toEqual({ ...START_VIEW, ground: 'light' });
    expect(effects).toContainEqual({ type: 'direction', direction: 'ltr' });
    const [seen] = send(started, opening({ ...LINK, code: { ...LINK.code, view } }));
    expect(seen.view).toEqual(view);
    expect(startWork({ ...LINK, code: { ...LINK.code, view } }).view).toEqual(view);
  });

  it('adds the view to links, and the page that the code is from if it is one of the docs', () => {
    const [state] = send(started, { type: 'view', view: { width: 390 } });
    expect(shareWork(state)).toEqual({
      ...code('template'),
      view: { width: 390, ground: 'dark' },
    });
    const sample: Opened = { ...LINK, trust: 'sample', code: { ...LINK.code, from: '/react/x' } };
    expect(shareWork(send(started, opening(sample))[0])).toMatchObject({ from: '/react/x' });
  });

  it('reports a draft that was set aside until that is read, and one that cannot be saved', () => {
    const setAside = code('old');
    const [kept] = send(
      started,
      change('edited', TEMPLATE.code),
      { type: 'saved', outcome: { status: 'saved', setAside } },
      { type: 'saved', outcome: { status: 'saved' } },
    );
    expect(kept.news).toEqual({ isSaved: true, setAside });
    expect(send(kept, { type: 'read news' })[0].news).toEqual({ isSaved: true });
    const [failed] = send(started, {
      type: 'saved',
      outcome: { status: 'failed', message: 'Full' },
    });
    expect(failed.news).toEqual({ isSaved: false, failure: 'Full' });
  });

  it('restores the draft that was set aside, whether it was just reported or not', () => {
    const setAside = code('old');
    const [kept] = send(started, { type: 'saved', outcome: { status: 'saved', setAside } });
    const [state, effects] = send(kept, { type: 'restore draft' });
    expect(types(effects)).toEqual(['restore draft']);
    expect(state.news.setAside).toBeUndefined();
    expect(types(send(started, { type: 'restore draft' })[1])).toEqual(['restore draft']);
  });

  it('removes its message when the code changes', () => {
    const said = { of: 'share', kind: 'done', text: 'Link copied.' } as const;
    const [state] = send(started, { type: 'say', said });
    expect(state.said).toBe(said);
    expect(send(state, change('edited', TEMPLATE.code))[0].said).toBeUndefined();
    expect(send(state, opening(OTHER))[0].said).toBeUndefined();
  });

  it('remembers a bounded number of loaded files', () => {
    let state = started;
    for (let n = 0; n < 60; n++) {
      [state] = send(
        state,
        opening({ ...OTHER, code: { ...OTHER.code, files: { a: String(n) } } }),
      );
    }
    expect(state.loaded).toHaveLength(50);
  });
});
