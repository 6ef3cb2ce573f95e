import type { SourceFiles } from '@griffel-site/engine';
import type { TypeService } from '../../types/createTypeService.ts';

interface TypeAccessOptions {
  /** Starts TypeScript; undefined if the page has none. */
  start: () => Promise<TypeService> | undefined;
  /** Returns the same object while the texts do not change. */
  files: () => SourceFiles;
  file: () => string;
}

/** Starts TypeScript once, and tries again on the next `load` if that failed. */
export function createTypeAccess({ start, files, file }: TypeAccessOptions): TypeAccess {
  let service: TypeService | undefined;
  let starting: Promise<TypeService | undefined> | undefined;
  let sent: SourceFiles | undefined;

  const get = () => {
    const texts = files();
    // Each call of `setFiles` makes the service check the files again.
    if (service && texts !== sent) service.setFiles((sent = texts));
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

/** Access to TypeScript for the parts of the editor. */
export interface TypeAccess {
  /** The service with the present texts; undefined if it has not started. */
  get(): TypeService | undefined;
  /** Starts it if necessary; undefined if there is none or it does not start. */
  load(): Promise<TypeService | undefined>;
  /** The file that the editor shows. */
  file(): string;
}
