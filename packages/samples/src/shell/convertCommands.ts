import convert from 'npm-to-yarn';
import type { PackageManager } from './packageManagers.ts';

/** What npm-to-yarn writes behind a command that it does not know. */
const UNKNOWN = "# couldn't auto-convert command";

/**
 * Writes the commands of a shell fence for another package manager, line by line. Comments, empty
 * lines and commands that only npm has stay as they are: who has Node has npm.
 *
 * @param code commands that `verifyShell` has let pass: one of npm or npx a line
 */
export function convertCommands(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code;
  return code
    .split('\n')
    .map((line) => (/^\s*np[mx]\s/.test(line) ? convertCommand(line.trim(), manager) : line))
    .join('\n');
}

function convertCommand(command: string, manager: PackageManager): string {
  if (command === 'npm ci') return `${manager} install --frozen-lockfile`;

  const known = command
    .replace(/^npm add\b/, 'npm install')
    // Yarn 1 has no `dlx`, which the library would write for what creates a project.
    .replace(/^npx create-/, 'npm create ')
    // Other binaries are installed in the reader's project; the library would download them anew.
    .replace(/^npx /, 'npm exec ');
  const converted = convert(known, manager);
  return converted.includes(UNKNOWN) ? command : converted;
}
