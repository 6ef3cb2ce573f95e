import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import type { DependencyList, EffectCallback } from 'react';

type UseEffect = (effect: EffectCallback, deps?: DependencyList) => void;

/** React says of an error that an effect threw no more than of one of a render: remember which. */
export function wrapEffects(onError: (error: unknown) => void): Record<string, UseEffect> {
  const guard =
    <A extends unknown[], R>(fn: (...args: A) => R) =>
    (...args: A): R => {
      try {
        return fn(...args);
      } catch (error) {
        onError(error);
        throw error;
      }
    };
  const wrap =
    (useReactEffect: UseEffect): UseEffect =>
    (effect, deps) =>
      useReactEffect(
        typeof effect === 'function'
          ? guard(() => {
              const cleanup = effect();
              return typeof cleanup === 'function' ? guard(cleanup) : cleanup;
            })
          : effect,
        deps,
      );
  return {
    useEffect: wrap(useEffect),
    useLayoutEffect: wrap(useLayoutEffect),
    useInsertionEffect: wrap(useInsertionEffect),
  };
}
