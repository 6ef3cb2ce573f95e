import { useState } from 'react';

import { Badge } from './Badge';
import { ChildDocument } from './ChildDocument';

export function Preview() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const target = frame?.contentDocument;

  return (
    <>
      <iframe ref={setFrame} title="Preview" />
      {target && (
        <ChildDocument target={target}>
          <Badge tone="calm">In the frame</Badge>
        </ChildDocument>
      )}
    </>
  );
}
