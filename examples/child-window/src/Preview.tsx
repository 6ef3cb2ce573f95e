import { useCallback, useState } from 'react';

import { Badge } from './Badge';
import { ChildDocument } from './ChildDocument';

export function Preview() {
  const [target, setTarget] = useState<Document | null>(null);
  const attach = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setTarget(frame.contentDocument);
  }, []);

  return (
    <>
      <iframe
        ref={attach}
        title="Preview"
        // Some browsers replace the first, empty document when the frame has loaded.
        onLoad={(event) => setTarget(event.currentTarget.contentDocument)}
      />
      {target && (
        <ChildDocument target={target}>
          <Badge tone="calm">In the frame</Badge>
        </ChildDocument>
      )}
    </>
  );
}
