import { useEffect, useState } from 'react';
import type { Draft } from '../draft/Draft.ts';
import { Message } from '../layout/Message.tsx';
import type { WorkProps } from '../Playground.tsx';
import { openDraft } from '../project/openAddress.ts';

/** Says that another tab has changed the draft that is open here, and offers what is there now. */
export function OtherTabMessage({ drafts, templates, open }: WorkProps) {
  const [other, setOther] = useState<{ draft: Draft | undefined }>();
  useEffect(() => drafts.watch((draft) => setOther({ draft })), [drafts]);

  if (!other) return null;
  const dismiss = () => setOther(undefined);
  const keep = { label: 'Keep this', onPress: dismiss };
  const takeOver = {
    label: 'Open that',
    onPress: () => {
      dismiss();
      const draft = drafts.open();
      if (draft) open(openDraft(draft, templates));
    },
  };
  return (
    <Message role="region" label="Another tab" actions={other.draft ? [takeOver, keep] : [keep]}>
      {other.draft
        ? 'This draft was changed in another tab. What you type here sets that aside.'
        : 'This draft was removed in another tab. It is kept again when you edit it here.'}
    </Message>
  );
}
