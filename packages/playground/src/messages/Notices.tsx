import { useEffect, useState } from 'react';
import type { Draft } from '../draft/createDraftKeeper.ts';
import type { EditorNotice } from '../editor/CodeEditor.tsx';
import { Message } from '../layout/Message.tsx';
import { haveSameFiles } from '../project/Project.ts';
import { openDraft } from '../project/openAddress.ts';
import type { Work, WorkProps } from '../work/useWork.ts';

interface NoticesProps extends WorkProps {
  work: Work;
  /** Reports an undoable change of the set of files. */
  notice: EditorNotice | undefined;
}

/**
 * Messages in the status bar about the code that was opened, its draft, and the user's actions: one at a
 * time, the most urgent first.
 */
export function Notices(props: NoticesProps) {
  const { opened, open, drafts, templates, work, notice } = props;
  const { said, news } = work.state;
  const [read, setRead] = useState<typeof opened>();
  const [answered, setAnswered] = useState<typeof opened>();
  // Read once, because the draft at this moment is the one that the user may want to open.
  const [asked, setAsked] = useState(new Map<typeof opened, ReturnType<typeof drafts.peek>>());
  if (!asked.has(opened)) setAsked(new Map(asked).set(opened, drafts.peek()));
  const [other, setOther] = useState<{ draft: Draft | undefined }>();
  useEffect(() => drafts.watch((draft) => setOther({ draft })), [drafts]);
  // When an edit sets the other draft aside, the message about the other tab is obsolete.
  const [aside, setAside] = useState(news.setAside);
  if (aside !== news.setAside) {
    setAside(news.setAside);
    setOther(undefined);
  }

  // Once this code is saved, it is the draft that "Open it" would open.
  if (news.isSaved && work.state.opened === opened && answered !== opened) setAnswered(opened);

  const openIfAny = (draft: Draft | undefined) => {
    if (draft) open(openDraft(draft, templates));
  };
  const alert = (text: string, onPress: () => void) => (
    <Message role="alert" actions={[{ label: 'OK', onPress }]}>
      {text}
    </Message>
  );
  const draft = asked.get(opened);

  if (opened.problem !== undefined && read !== opened) {
    return alert(opened.problem, () => setRead(opened));
  }
  if (said?.kind === 'failed') return alert(said.text, work.dismissSaid);
  if (said?.kind === 'done' && said.of !== 'share' && said.link === undefined) {
    return (
      <Message role="region" label="Done">
        {said.text}
      </Message>
    );
  }
  // After the results of actions, because this message may stay for the whole visit.
  if (news.failure !== undefined) return alert(news.failure, work.readNews);
  if (opened.unknown !== undefined && read !== opened) {
    return (
      <Message role="status" actions={[{ label: 'OK', onPress: () => setRead(opened) }]}>
        No template is named “{opened.unknown}”. This is “{opened.template?.title}”.
      </Message>
    );
  }
  if (notice) {
    return (
      <Message
        role="status"
        actions={[
          { label: 'Undo', onPress: notice.undo },
          { label: 'OK', onPress: notice.dismiss },
        ]}
      >
        {notice.text}
      </Message>
    );
  }
  if (other) {
    const dismiss = () => setOther(undefined);
    const takeOver = {
      label: 'Open the other version',
      onPress: () => {
        dismiss();
        openIfAny(drafts.open());
      },
    };
    const keep = { label: 'Keep this version', onPress: dismiss };
    return (
      <Message role="region" label="Another tab" actions={other.draft ? [takeOver, keep] : [keep]}>
        {other.draft
          ? 'This draft was changed in another tab. If you edit here, this version becomes the draft, and the other one is set aside.'
          : 'This draft was removed in another tab. Edit it here to save it again.'}
      </Message>
    );
  }
  if (news.setAside) {
    return (
      <Message
        role="region"
        label="Your earlier draft"
        actions={[
          { label: 'Bring it back', onPress: work.restoreDraft },
          { label: 'Keep this version', onPress: work.readNews },
        ]}
      >
        This code is your draft now. The earlier one was set aside.
      </Message>
    );
  }
  if (
    draft !== undefined &&
    answered !== opened &&
    opened.trust !== 'draft' &&
    !haveSameFiles(draft.files, opened.code.files)
  ) {
    return (
      <Message
        role="region"
        label="Your draft"
        actions={[
          { label: 'Open it', onPress: () => openIfAny(drafts.open()) },
          { label: 'Not now', onPress: () => setAnswered(opened) },
        ]}
      >
        You have a draft in this browser.
      </Message>
    );
  }
  return null;
}
