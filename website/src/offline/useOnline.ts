import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the connection returns.
 *
 * @param isWaiting - whether something waits for the connection
 */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const callBack = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = () => callBack();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [isWaiting]);
}
