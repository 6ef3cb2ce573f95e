import { createDOMRenderer, makeStyles, RendererProvider } from '@griffel/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

const useClasses = makeStyles({
  frame: {
    display: 'block',
    width: '100%',
    height: '148px',
    border: '1px solid #273040',
    borderRadius: '12px',
    backgroundColor: '#181d26',
  },
  note: { color: '#9fabbc', fontSize: '14px' },
});

interface FrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Renders its children into the document of an iframe.
 * A window from window.open works the same way.
 */
export function Frame({ title, children }: FrameProps) {
  const classes = useClasses();
  // undefined: not loaded yet; null: access is denied.
  const [target, setTarget] = useState<Document | null>();
  const attach = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setTarget(frame.contentDocument);
  }, []);
  // Each document needs its own renderer. Without one,
  // the rules would go to the outer page.
  const renderer = useMemo(() => target && createDOMRenderer(target), [target]);

  if (target === null) {
    return (
      <>
        {children}
        <p className={classes.note}>
          This preview is sandboxed, so its frames are closed to scripts and the card is drawn here
          instead. In a page of your own it is inside the frame.
        </p>
      </>
    );
  }

  return (
    <>
      <iframe
        ref={attach}
        title={title}
        className={classes.frame}
        // Some browsers replace the initial empty
        // document when the frame has loaded.
        onLoad={(event) => setTarget(event.currentTarget.contentDocument)}
      />
      {target &&
        renderer &&
        createPortal(
          <RendererProvider renderer={renderer} targetDocument={target}>
            {children}
          </RendererProvider>,
          target.body,
        )}
    </>
  );
}
