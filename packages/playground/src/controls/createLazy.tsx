import { useEffect, useState, type ComponentType } from 'react';
import { Message } from '../layout/Message.tsx';

/**
 * Makes a component that loads when it is first shown. If that fails it says so, and loads again when
 * told to; the code in the editor is not touched.
 *
 * @param load - imports the component
 * @returns the component, and what loads it before somebody looks
 */
export function createLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [Lazy: ComponentType<Props>, preload: () => Promise<void>] {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };

  function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
    useEffect(() => {
      if (state !== 'loading' || Loaded) return;
      preload().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    return state === 'failed' ? (
      <Message role="alert" actions={[{ label: 'Retry', onPress: () => setState('loading') }]}>
        This part could not be loaded. Check your connection, then retry or reload the page. Your
        code stays.
      </Message>
    ) : null;
  }
  return [Lazy, preload];
}
