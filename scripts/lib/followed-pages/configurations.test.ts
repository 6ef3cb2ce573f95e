import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../listFiles.mjs';
import { ROOT } from '../paths.mjs';
import { readSteps } from './readSteps.mjs';
import { listFollowedPages, type Part } from './runFollowedPages.mjs';

/** A fence with a configuration that is not quoted from an example. */
const WRITTEN = /^```\w+ (?!.*\squote=).*title="[^"]*\.config\.\w+"/;

/** Configurations that are built in another way. */
const BUILT_ELSEWHERE = [
  // checkNext.mjs adds this key to the examples for Next.js.
  '  turbopack: {},',
];

it('every configuration that the docs show is quoted from an example, or built in a followed page', async () => {
  const modules = listFollowedPages().map(
    (name) =>
      import(path.join(ROOT, 'scripts/followed-pages', `${name}.mjs`)) as Promise<{
        parts: Part[];
      }>,
  );
  const parts = (await Promise.all(modules)).flatMap((module) => module.parts);
  const followed = new Set(
    parts.flatMap(({ page, sections }) =>
      readSteps(ROOT, page, sections).map(({ place }) => place),
    ),
  );
  const written = listFiles(path.join(ROOT, 'docs')).flatMap((file) => {
    const page = `docs/${file.replaceAll('\\', '/')}`;
    const lines = fs.readFileSync(path.join(ROOT, page), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      WRITTEN.test(line) && !BUILT_ELSEWHERE.includes(lines[index + 2] ?? '')
        ? [`${page}:${String(index + 1)}`]
        : [],
    );
  });
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((place) => !followed.has(place))).toEqual([]);
});
