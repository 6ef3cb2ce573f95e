import type { Merge } from '@griffel-site/engine';
import * as griffelCore from '@griffel/core';
import * as griffelReact from '@griffel/react';
import * as griffelShadowDOM from '@griffel/shadow-dom';
import * as React from 'react';
import {
  type DependencyList,
  type EffectCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
} from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { SandboxPackage } from '../../compile/CompiledModule.ts';

type Exports = Record<string, unknown>;

interface PackagesOptions {
  onRenderer: (renderer: griffelReact.GriffelRenderer) => void;
  onHook: (hook: unknown, kind: 'slots' | 'class' | 'static') => void;
  onMerge: (merge: Merge) => void;
  onEffectError: (error: unknown) => void;
}

/** The published packages, with wrappers around some of their functions that report what these return. */
export function createPackages(options: PackagesOptions): Record<SandboxPackage, Exports> {
  const watch = <A extends unknown[], R>(fn: (...args: A) => R, then: (result: R) => void) => {
    return (...args: A): R => {
      const result = fn(...args);
      then(result);
      return result;
    };
  };
  const { onHook, onRenderer } = options;
  const mergeClasses = (...classNames: (string | false | undefined)[]): string => {
    const result = griffelReact.mergeClasses(...classNames);
    options.onMerge({ classNames: classNames.filter((one) => typeof one === 'string'), result });
    return result;
  };
  const griffel = {
    ...griffelReact,
    mergeClasses,
    createDOMRenderer: watch(griffelReact.createDOMRenderer, onRenderer),
    makeStyles: watch(griffelReact.makeStyles as (styles: Exports) => unknown, (hook) =>
      onHook(hook, 'slots'),
    ),
    makeResetStyles: watch(griffelReact.makeResetStyles, (hook) => onHook(hook, 'class')),
    makeStaticStyles: watch(griffelReact.makeStaticStyles, (hook) => onHook(hook, 'static')),
  };
  const react = { ...React, ...wrapEffects(options.onEffectError) };
  return {
    react: asModule(react),
    'react-dom': asModule(ReactDOM),
    'react-dom/client': asModule(ReactDOMClient),
    'react/jsx-runtime': asModule(jsxRuntime),
    '@griffel/react': asModule(griffel),
    '@griffel/core': asModule({
      ...griffelCore,
      mergeClasses,
      makeStyles: watch(griffelCore.makeStyles as (styles: Exports) => unknown, (compute) =>
        onHook(compute, 'slots'),
      ),
      makeResetStyles: watch(griffelCore.makeResetStyles, (compute) => onHook(compute, 'class')),
      makeStaticStyles: watch(griffelCore.makeStaticStyles, (compute) => onHook(compute, 'static')),
      createDOMRenderer: griffel.createDOMRenderer,
    }),
    '@griffel/shadow-dom': asModule(griffelShadowDOM),
  };
}

/** Adds a default export, for `import React from 'react'` in CommonJS. */
function asModule(exports: object): Exports {
  const named = { ...exports } as Exports;
  return { __esModule: true, ...named, default: named };
}

type UseEffect = (effect: EffectCallback, deps?: DependencyList) => void;

/** Reports errors that effects throw, because React does not tell them from errors of a render. */
function wrapEffects(onError: (error: unknown) => void): Record<string, UseEffect> {
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
