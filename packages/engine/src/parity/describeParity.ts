import { beforeAll, describe, expect, it, vi } from 'vitest';
import { analyze } from '../analyze.ts';
import { bundleWithWebpack, type Bundle } from './bundleWithWebpack.ts';
import { compareFixture, type Comparison, type Part } from './compareFixture.ts';
import type { Fixture } from './readFixtures.ts';

export type { Fixture } from './readFixtures.ts';

/** A deliberate difference between the engine and the published packages. */
export interface Difference {
  of: readonly Part[];
  because: string;
}

const TITLES: readonly (readonly [string, readonly Part[]])[] = [
  ['compiles as @griffel/babel-preset does', ['compiled']],
  ['computes the classes and rules of @griffel/react', ['classes', 'css']],
  ['extracts as @griffel/webpack-extraction-plugin does', ['extracted', 'stylesheet']],
];

/**
 * Declares tests that compare the engine with the published packages: one suite per fixture.
 *
 * @param fixtures Their files must be on disk, in their folders, because the compilers read them.
 * @param differences By fixture. A listed difference that no longer occurs fails, as does one of a fixture
 *   that no longer exists.
 */
export function describeParity(
  fixtures: readonly Fixture[],
  differences: Readonly<Record<string, Difference>> = {},
): void {
  let bundles = new Map<string, Bundle>();
  beforeAll(async () => {
    // In NODE_ENV=test makeStaticStyles() of @griffel/react does nothing.
    vi.stubEnv('NODE_ENV', 'development');
    bundles = await bundleWithWebpack(fixtures);
  }, 120_000);

  describe.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
    '%s',
    (name, fixture) => {
      let comparisons: Comparison[] = [];
      beforeAll(async () => {
        const bundle = bundles.get(name);
        if (!bundle) throw new Error(`webpack did not build ${name}.`);
        expect(Object.keys(bundle.modules)).toContain(fixture.entry);
        const analysis = analyze(fixture.files, { entry: fixture.entry });
        comparisons = await compareFixture(fixture, analysis, bundle);
      });

      it.each(TITLES)('%s', (_, parts) => {
        for (const part of parts) {
          const assert = (): void => {
            for (const { of, engine, real, fault } of comparisons.filter(
              (one) => one.part === part,
            )) {
              expect(engine, [part, of, fault].filter(Boolean).join(', ')).toEqual(real);
            }
          };
          if (!differences[name]?.of.includes(part)) assert();
          else
            expect(assert, `${name}/${part} no longer differs: remove it from the list`).toThrow();
        }
      });
    },
  );

  it('lists no difference of a fixture that no longer exists', () => {
    const names = fixtures.map(({ name }) => name);
    expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([]);
  });
}
