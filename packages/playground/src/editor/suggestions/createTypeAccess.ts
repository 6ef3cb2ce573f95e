import type { SourceFiles } from '@griffel-site/engine';
import type { TypeService } from '../../types/TypeService.ts';

interface TypeAccessOptions {
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

/** TypeScript, as the parts of the editor ask for it. */
export interface TypeAccess {
  /** The service where it has started, with the texts as they are now. */
  get(): TypeService | undefined;
  /** Starts it if need be; undefined where there is none or it does not start. */
  load(): Promise<TypeService | undefined>;
  /** The file that the editor shows. */
  file(): string;
}
