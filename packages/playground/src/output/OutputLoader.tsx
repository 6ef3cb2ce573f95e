import { useEffect, useState, type ComponentType } from 'react';
import { Message } from '../layout/Message.tsx';
import type { OutputPanelProps } from './OutputPanel.tsx';

let Panel: ComponentType<OutputPanelProps> | undefined;

/** Loads what shows the outputs, before somebody looks at them; what failed is asked for again. */
export async function loadOutputPanel(): Promise<void> {
  Panel = (await import('./OutputPanel.tsx')).OutputPanel;
}

/** What Griffel makes of the code; it comes when it is first looked at, and says so if it does not. */
export function OutputLoader(props: OutputPanelProps) {
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
  const { id, tab } = props;
  useEffect(() => {
    if (state !== 'loading') return;
    loadOutputPanel().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [state]);

  if (Panel) return <Panel {...props} />;
  return (
    <div role="tabpanel" id={id} aria-label={tab}>
      {state === 'failed' && (
        <Message role="alert" actions={[{ label: 'Retry', onPress: () => setState('loading') }]}>
          This view could not be loaded. Check your connection and try again. Your code is not lost.
        </Message>
      )}
    </div>
  );
}
