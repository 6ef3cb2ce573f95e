import type { SourceFiles } from '@griffel-site/engine';
import { createTypePack } from '../bundle/createTypePack.ts';
import {
  createTypeEnvironment,
  type TypeEnvironment,
} from '../types/worker/createTypeEnvironment.ts';
import type { TypePack } from '../types/worker/TypePack.ts';

/** A place in code, marked by `|`. */
export interface MarkedCode {
  text: string;
  position: number;
}

/** Starts the language service over the pack that the build makes. */
export async function openTypeEnvironment(files: SourceFiles = {}): Promise<TypeEnvironment> {
  const { content } = await createTypePack();
  const environment = createTypeEnvironment(JSON.parse(content) as TypePack);
  environment.update(files, []);
  return environment;
}

/** Takes the mark out of a text. */
export function readMark(marked: string): MarkedCode {
  const position = marked.indexOf('|');
  return { text: marked.slice(0, position) + marked.slice(position + 1), position };
}
