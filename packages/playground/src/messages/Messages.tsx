import { useState } from 'react';
import { Message } from '../layout/Message.tsx';
import { useMessageStyles } from '../layout/useMessageStyles.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { WorkProps } from '../Playground.tsx';
import type { Problem } from '../problems/Problem.ts';
import { haveSameFiles } from '../project/haveSameFiles.ts';
import { openDraft } from '../project/openAddress.ts';
import { describeStop } from '../run/describeError.ts';
import type { Work } from '../useWork.ts';
import { OtherTabMessage } from './OtherTabMessage.tsx';

export interface MessagesProps extends WorkProps {
  work: Work;
  problems: readonly Problem[];
}

/** What there is to say about the code that was opened, and about what became of it. */
export function Messages(props: MessagesProps) {
  const { opened, open, drafts, templates, work, problems } = props;
  const { state, said, news } = work;
  const controls = useControlStyles();
  const styles = useMessageStyles();
  const [answered, setAnswered] = useState<typeof opened>();
  // Asked for once: the draft of this moment is the one that the reader may want back.
  const [asked, setAsked] = useState(new Map<typeof opened, ReturnType<typeof drafts.peek>>());
  if (!asked.has(opened)) setAsked(new Map(asked).set(opened, drafts.peek()));

  const draft = asked.get(opened);
  const hasOtherDraft =
    draft !== undefined &&
    answered !== opened &&
    opened.origin !== 'draft' &&
    !haveSameFiles(draft.files, opened.code.files);
  return (
    <>
      <p role="status" className={controls.unseen}>
        {describe(
          problems.length,
          state.rendered,
          (said && said.kind !== 'failed' ? said.text : undefined) ??
            describeStop(state.hold ?? state.stopped),
        )}
      </p>
      {opened.unknown !== undefined && answered !== opened && (
        <Message role="status" actions={[{ label: 'OK', onPress: () => setAnswered(opened) }]}>
          No template is named “{opened.unknown}”. This is “{opened.template?.title}”; the list has
          the others.
        </Message>
      )}
      {opened.problem !== undefined && (
        <Message role="alert">
          {opened.problem} Ask for the link again, or choose a template from the list.
        </Message>
      )}
      {state.hold === 'link' && (
        <Message
          role="region"
          label="Code from a link"
          actions={[{ label: 'Run', onPress: work.run, isPrimary: true }]}
        >
          Somebody else may have written this code. It runs shut off from this site and your data,
          but not before you say so: read it, then run or edit it.
        </Message>
      )}
      {hasOtherDraft && (
        <Message
          role="region"
          label="Your draft"
          actions={[
            {
              label: 'Open it',
              onPress: () => {
                const own = drafts.open();
                if (own) open(openDraft(own, templates));
              },
            },
            { label: 'Keep this', onPress: () => setAnswered(opened) },
          ]}
        >
          You have a draft in this browser.
        </Message>
      )}
      <OtherTabMessage {...props} />
      {news.setAside && (
        <Message
          role="region"
          label="Your earlier draft"
          actions={[
            {
              label: 'Bring it back',
              onPress: () => {
                work.dismissNews();
                const own = drafts.restore();
                if (own) open(openDraft(own, templates));
              },
            },
            { label: 'Keep this', onPress: work.dismissNews },
          ]}
        >
          This code is your draft now. The earlier one was set aside.
        </Message>
      )}
      {news.failure !== undefined && (
        <Message role="alert" actions={[{ label: 'OK', onPress: work.dismissNews }]}>
          {news.failure}
        </Message>
      )}
      {said && said.kind !== 'quiet' && (
        <Message
          role={said.kind === 'failed' ? 'alert' : 'region'}
          label={said.kind === 'failed' ? '' : 'Done'}
          actions={[{ label: 'OK', onPress: work.dismissSaid }]}
        >
          {said.text}
          {said.link !== undefined && (
            <input
              readOnly
              aria-label="Link"
              className={styles.field}
              value={said.link}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Message>
      )}
    </>
  );
}

/** For who cannot see it. */
function describe(problems: number, rendered: number, done: string | undefined): string {
  if (done !== undefined) return done;
  if (problems > 0) return problems === 1 ? '1 problem' : `${String(problems)} problems`;
  return rendered > 0 ? 'Rendered, no problems' : '';
}
