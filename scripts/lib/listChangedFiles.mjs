import { execFileSync } from 'node:child_process';

/**
 * Lists the files that the next commit adds or changes: those that are staged or, if none is, those that differ from
 * the last commit. Their text on disk may already differ from what is staged.
 *
 * @param {string} root - the folder of the repository
 * @returns {string[]} relative to it; without deleted files
 */
export function listChangedFiles(root) {
  /** @param {string[]} args */
  const list = (...args) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '');
  const diff = ['diff', '--name-only', '--diff-filter=d'];
  const staged = list(...diff, '--cached');
  if (staged.length > 0) return staged;
  return [...list(...diff, 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
}
