import type { SourceFiles } from '@griffel-site/engine';
import type { RefObject } from 'react';
import type { CodeEditorHandle } from '../editor/session/createEditorSession.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';
import type { Runner } from '../run/Runner.ts';
import type { Tools } from '../tools/createTools.ts';
import { storeValue } from '../layout/useStoredValue.ts';
import type { View } from '../view/View.ts';
import { type Said, shareWork, type WorkEvent, type WorkState } from './transition.ts';

export interface WorkActions {
  setView: (view: Partial<View>) => void;
  readNews: () => void;
  /** Opens the draft that was set aside, and sets the present one aside. */
  restoreDraft: () => void;
  dismissSaid: () => void;
  /** Called when the user has copied a text that the page could not copy. */
  confirmCopy: () => void;
  /** Loads files that were converted from CSS into the editor; undo restores the previous ones. */
  use: (files: SourceFiles) => void;
  format: () => Promise<void>;
  reset: () => void;
  share: () => Promise<void>;
  download: () => Promise<void>;
  copyIssue: () => Promise<void>;
  copyEmbed: () => Promise<void>;
}

/** The name under which the browser remembers the background that the user has chosen. */
export const GROUND = 'ground';

/** What the user can do with the code, apart from editing and running it. */
export function useWorkActions(
  { send, getState }: { send: (event: WorkEvent) => void; getState: () => WorkState },
  runner: Pick<Runner, 'getState'>,
  editor: RefObject<CodeEditorHandle | null>,
  getTools: () => Promise<Tools>,
  { templates, loadVersions }: Pick<PlaygroundProps, 'templates' | 'loadVersions'>,
): WorkActions {
  const say = (said: Said | undefined) => send({ type: 'say', said });
  const attempt = async (of: Said['of'], action: () => Promise<Omit<Said, 'of'> | undefined>) => {
    try {
      const said = await action();
      say(said && { ...said, of });
    } catch (error) {
      say({ of, kind: 'failed', text: describeFailure(error) });
    }
  };
  const replace = (template: SourceFiles | undefined) =>
    send({ type: 'reset', template, hold: runner.getState().hold });

  return {
    setView: (view) => {
      if (view.ground) storeValue(GROUND, view.ground);
      send({ type: 'view', view });
    },
    readNews: () => send({ type: 'read news' }),
    restoreDraft: () => send({ type: 'restore draft' }),
    dismissSaid: () => say(undefined),
    confirmCopy: () => {
      const { said } = getState();
      if (said) say({ of: said.of, kind: 'done', text: 'Copied.' });
    },
    use: (files) => {
      replace(files);
      // Style sheets are written for pages, which are white unless they say otherwise.
      send({ type: 'view', view: { ground: 'light' } });
    },
    reset: () => {
      const { template, trust } = getState().opened;
      const start = template ?? (trust === 'draft' ? templates[0] : undefined);
      replace(start?.files);
    },
    format: () =>
      attempt('format', async () => {
        const { active, files } = getState().project;
        const before = files[active] ?? '';
        const result = await (await getTools()).format(active, before);
        if (result.kind === 'failed') {
          const { file, line, column, message } = result.problem;
          const place = `${file}:${String(line)}:${String(column)}`;
          return { kind: 'failed', text: `This file was not formatted: ${place} ${message}` };
        }
        // If the user has edited the file meanwhile, the edit is kept.
        if (getState().project.files[active] === before) {
          editor.current?.replace(active, result.text);
        }
        return { kind: 'quiet', text: 'Formatted.' };
      }),
    share: () =>
      attempt('share', async () => {
        const { shareCode } = await import('../share/shareCode.ts');
        return shareCode(shareWork(getState()));
      }),
    download: () =>
      attempt('download', async () => {
        const { downloadProject } = await import('../download/downloadProject.ts');
        await downloadProject(getState().project, await loadVersions());
        return { kind: 'done', text: 'The project was downloaded.' };
      }),
    copyIssue: () =>
      attempt('issue', async () => {
        const { copyIssue } = await import('../share/shareCode.ts');
        return copyIssue(shareWork(getState()), await loadVersions());
      }),
    copyEmbed: () =>
      attempt('embed', async () => {
        const { copyEmbed } = await import('../share/shareCode.ts');
        return copyEmbed(shareWork(getState()));
      }),
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The bundler's message is only a URL, which does not help the user.
  return error.name === 'ChunkLoadError'
    ? 'This part of the playground could not be loaded. Check your connection, then try again or reload the page.'
    : error.message;
}
