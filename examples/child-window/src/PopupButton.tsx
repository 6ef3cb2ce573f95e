import { useEffect, useState } from 'react';

import { Badge } from './Badge';
import { ChildDocument } from './ChildDocument';

export function PopupButton() {
  const [popup, setPopup] = useState<Window | null>(null);

  useEffect(() => () => popup?.close(), [popup]);

  return (
    <>
      <button onClick={() => setPopup(window.open('', '', 'width=400,height=300'))}>
        Open a popup
      </button>
      {popup && (
        <ChildDocument target={popup.document}>
          <Badge tone="loud">In the popup</Badge>
        </ChildDocument>
      )}
    </>
  );
}
