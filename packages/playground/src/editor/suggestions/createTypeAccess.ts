import type { SourceFiles } from '@griffel-site/engine';
import type { TypeService } from '../../types/TypeService.ts';
import type { TypeAccess } from './TypeAccess.ts';

export interface TypeAccessOptions {
  /** Starts TypeScript; undefined where there is none. */
  start: () => Promise<TypeService> | undefined;
  /** The same object as long as the texts are the same. */
  files: () => SourceFiles;
  file: () => string;
}

/** Starts TypeScript once; what failed to start is tried again when it is asked for again. */
export function createTypeAccess({ start, files, file }: TypeAccessOptions): TypeAccess {
  let service: TypeService | undefined;
  let starting: Promise<TypeService | undefined> | undefined;
  let told: SourceFiles | undefined;

  const get = () => {
    const texts = files();
    // Each telling makes the service look for faults anew.
    if (service && texts !== told) service.setFiles((told = texts));
    return service;
  };
  return {
    file,
    get,
    async load() {
      starting ??= Promise.resolve(start()).catch(() => undefined);
      service = await starting;
      if (!service) starting = undefined;
      return get();
    },
  };
}
