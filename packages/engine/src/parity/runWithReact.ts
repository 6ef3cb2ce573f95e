import * as griffel from '@griffel/react';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Direction } from '../types.ts';
import { loadFixture } from './loadFixture.ts';
import type { Fixture } from './readFixtures.ts';

/** What the hooks of a fixture return, by `file#n`, and the CSS of the page afterwards. */
export interface Run {
  results: Record<string, unknown>;
  css: string;
}

interface Hook {
  id: string | undefined;
  call: (dir: Direction) => unknown;
}

/**
 * Loads a fixture, calls its hooks in a component and reads the renderer's style elements.
 *
 * @param lazy the files that run after the entry, if it has not imported them: chunks that load late
 * @throws what the modules throw
 */
export async function runWithReact(
  fixture: Fixture,
  dir: Direction,
  lazy: readonly string[],
): Promise<Run> {
  const renderer = griffel.createDOMRenderer(undefined);
  const hooks = await loadHooks(fixture, renderer, lazy);
  const results: Record<string, unknown> = {};
  const Component = (): null => {
    for (const { id, call } of hooks) {
      const result = call(dir);
      if (id !== undefined) results[id] = result;
    }
    return null;
  };
  renderToString(
    createElement(griffel.RendererProvider, {
      renderer,
      children: createElement(griffel.TextDirectionProvider, {
        dir,
        children: createElement(Component),
      }),
    }),
  );
  const css = griffel
    .renderToStyleElements(renderer)
    .map((element) => {
      const props: unknown = isValidElement(element) ? element.props : undefined;
      const { dangerouslySetInnerHTML: html } = props as {
        dangerouslySetInnerHTML?: { __html: string };
      };
      return html?.__html ?? '';
    })
    .join('');
  return { results, css };
}

/** Runs the files with packages whose calls remember the hooks that they make. */
async function loadHooks(
  fixture: Fixture,
  renderer: griffel.GriffelRenderer,
  lazy: readonly string[],
): Promise<Hook[]> {
  const hooks: Hook[] = [];
  await loadFixture(fixture, {
    lazy,
    wrapCall:
      (make, getId, isCore) =>
      (...args) => {
        const hook = make(...(args as never[])) as (options?: unknown) => unknown;
        hooks.push({ id: getId(), call: (dir) => (isCore ? hook({ dir, renderer }) : hook()) });
        return hook;
      },
  });
  return hooks;
}
