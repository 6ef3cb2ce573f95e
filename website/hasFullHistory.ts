import { execFileSync } from 'node:child_process';

/**
 * Whether git can say when a file was last changed. It cannot where there is no repository, and in a
 * shallow clone it names the one commit that it has.
 *
 * @param folder - in the repository, absolute
 */
export function hasFullHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    // No git, or no repository.
    return false;
  }
}
