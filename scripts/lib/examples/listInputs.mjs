import { listFiles } from '../listFiles.mjs';

/** What installs and builds write into a project. */
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|\.next|next-env\.d\.ts|\.DS_Store)(?:\/|$)|\.tsbuildinfo$/;

/**
 * Lists the files of an example, without those that installs and builds have written.
 *
 * @param {string} directory - the example
 * @returns {string[]} relative to it, with forward slashes, sorted
 */
export function listInputs(directory) {
  return listFiles(directory).filter((file) => !GENERATED.test(file));
}
