import { findNameClash } from '../../project/findNameClash.ts';
import { isFileName, LONGEST_NAME } from '../../project/isFileName.ts';
import { shareLimits } from '../../share/shareLimits.ts';

/**
 * Says why a file cannot have a name.
 *
 * @param name - as the reader typed it, without spaces around it
 * @param others - the names of the other files
 * @returns a sentence for the reader; undefined where the name is fine
 */
export function explainFileName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Type a name, such as Button.tsx.';
  if (name.length > LONGEST_NAME) {
    return `A name has at most ${String(LONGEST_NAME)} characters; this one has ${String(name.length)}.`;
  }
  if (!/\.[jt]sx?$/.test(name)) return 'A name ends in .tsx, .ts, .jsx or .js.';
  if (!isFileName(name)) {
    return 'A name is of letters, digits, “_”, “-” and “.”, with “/” between folders.';
  }
  const clash = findNameClash([...others, name]);
  if (clash) return `There is ${clash[1]} already.`;
  if (others.length >= shareLimits.files) {
    return `There are ${String(shareLimits.files)} files, as many as a link can hold.`;
  }
  return undefined;
}
