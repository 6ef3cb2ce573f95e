import type { SampleProblem } from '../SampleProblem.ts';
import { verifyCSS } from './verifyCSS.ts';
import { verifyHTML } from './verifyHTML.ts';
import { verifyJSON } from './verifyJSON.ts';

const VERIFIERS: Readonly<
  Record<string, ((code: string, file: string) => SampleProblem[]) | undefined>
> = { css: verifyCSS, html: verifyHTML, json: verifyJSON };

/**
 * Checks that the code of a fence that is data parses: `css`, `html` and `json`. Other languages
 * have no problems.
 *
 * @param language of the fence
 * @param file how problems name it
 */
export function verifyData(
  language: string,
  code: string,
  file = `code.${language}`,
): SampleProblem[] {
  return (Object.hasOwn(VERIFIERS, language) && VERIFIERS[language]?.(code, file)) || [];
}
