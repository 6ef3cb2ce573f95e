import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { chainPostBuild } from './chainPostBuild';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

function run(creators: (() => Plugin)[]): Promise<unknown> {
  const plugins = chainPostBuild(...creators).map((create) => create({} as LoadContext));
  return Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as Build)));
}

describe('chainPostBuild', () => {
  it('starts a plugin when the previous one has ended', async () => {
    const steps: string[] = [];
    const create = (name: string, wait: number) => (): Plugin => ({
      name,
      async postBuild() {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, wait));
        steps.push(`${name} ends`);
      },
    });
    await run([create('slow', 20), () => ({ name: 'none' }), create('fast', 0)]);
    expect(steps).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends']);
  });

  it('fails with the first error', async () => {
    const fail = (): Plugin => ({
      name: 'fails',
      postBuild: async () => Promise.reject(new Error('no disk')),
    });
    await expect(
      run([fail, () => ({ name: 'after', postBuild: async () => undefined })]),
    ).rejects.toThrow('no disk');
  });
});
