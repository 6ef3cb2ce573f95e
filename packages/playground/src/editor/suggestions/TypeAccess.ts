import type { TypeService } from '../../types/TypeService.ts';

/** TypeScript, as the parts of the editor ask for it. */
export interface TypeAccess {
  /** The service where it has started, with the texts as they are now. */
  get(): TypeService | undefined;
  /** Starts it if need be; undefined where there is none or it does not start. */
  load(): Promise<TypeService | undefined>;
  /** The file that the editor shows. */
  file(): string;
}
