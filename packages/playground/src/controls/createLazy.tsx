import { useEffect, useState, type ComponentType } from 'react';
import { Message } from '../layout/Message.tsx';
import { Button } from './Button.tsx';

/**
 * Creates a component that loads when it is first shown. If that fails, it offers to try again.
 *
 * @param load - imports the component
 * @param label - for a component in a row of buttons: a failure is shown as a button with this label
 * @returns the component, and a function that loads it in advance
 */
export function createLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  label?: string,
): [Lazy: ComponentType<Props>, preload: () => Promise<void>] {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };

  function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
    const retry = () => setState('loading');
    useEffect(() => {
      if (state !== 'loading' || Loaded) return;
      preload().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    if (state !== 'failed') return null;
    return label === undefined ? (
      <Message role="alert" actions={[{ label: 'Retry', onPress: retry }]}>
        This part could not be loaded. Check your connection, then retry or reload the page. Your
        code stays.
      </Message>
    ) : (
      <Button isQuiet isSmall aria-label={`${label} could not be loaded. Retry`} onClick={retry}>
        {label}: retry
      </Button>
    );
  }
  return [Lazy, preload];
}
