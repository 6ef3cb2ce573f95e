import type { SourceFiles } from '@griffel-site/engine';
import {
  createTypeEnvironment,
  type TypeEnvironment,
} from '../types/worker/createTypeEnvironment.ts';
import type { TypePack } from '../types/worker/compilerOptions.ts';
import { createTestPart } from './parts.ts';

/** A position in code, marked by `|`. */
export interface MarkedCode {
  text: string;
  position: number;
}

let environment: Promise<TypeEnvironment> | undefined;

/**
 * Returns the language service with the type pack of the build, and with only these files. Test files share
 * it, as they share a process, because reading the declarations takes seconds.
 */
export async function openTypeEnvironment(files: SourceFiles = {}): Promise<TypeEnvironment> {
  environment ??= createTestPart('type-pack').then((pack) =>
    createTypeEnvironment(JSON.parse(pack) as TypePack),
  );
  const shared = await environment;
  shared.update({}, shared.files());
  shared.update(files, []);
  return shared;
}

/** Removes the mark from a text. */
export function readMark(marked: string): MarkedCode {
  const position = marked.indexOf('|');
  return { text: marked.slice(0, position) + marked.slice(position + 1), position };
}
