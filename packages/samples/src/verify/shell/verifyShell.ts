import type { FenceProblem } from '../VerifiableSample.ts';
import type { KnownPackages } from './readKnownPackages.ts';

/** The arguments that a command may have. */
interface CommandForm {
  flags?: readonly string[];
  /** Flags that take a value: one of a list, or any path. */
  values?: Readonly<Record<string, readonly string[] | 'any path'>>;
  /** The kind of its other words. */
  words?: 'packages' | 'settings' | 'script' | 'folder';
}

const INSTALL: CommandForm = { flags: ['--save-dev', '-D', '--save-exact'], words: 'packages' };
/** A word. A setting is one word, even if its value is quoted and has spaces. */
const WORD = /[^\s"]+="[^"]*"|\S+/g;
const SETTING = /^([\w.-]+)=(?:[\w./-]+|"([\w ./-]+)")$/;

const BUNDLE: CommandForm = { values: { '--mode': ['production', 'development', 'none'] } };

/** All commands that pages may show. Add a command once you have tried it. */
const COMMANDS: Readonly<Record<string, CommandForm>> = {
  'npm install': INSTALL,
  'npm i': INSTALL,
  'npm add': INSTALL,
  'npm ci': {},
  'cd my-app': {},
  'npm init': { flags: ['-y'] },
  'npm pkg set': { words: 'settings' },
  'npm run': { words: 'script' },
  'npm start': {},
  'npm test': {},
  'npm create vite@latest': {
    flags: ['--', '--no-interactive'],
    values: { '--template': ['react-ts'] },
    words: 'folder',
  },
  'npx create-next-app@16.4.3': { flags: ['--yes', '--no-tailwind'], words: 'folder' },
  'npx next build': { flags: ['--webpack'] },
  'npx next dev': { flags: ['--webpack'] },
  'npx next start': {},
  'npx rspack build': BUNDLE,
  'npx tsc': {},
  'npx vite build': { values: { '--minify': ['false', 'esbuild'], '--outDir': 'any path' } },
  'npx vite preview': {},
  'npx webpack': BUNDLE,
};

const PACKAGE = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@(.*))?$/;
/** `7`, `7.2`, `7.2.1` */
const VERSION = /^\d+(?:\.\d+){0,2}$/;

/**
 * Checks the commands of a shell fence, one per line. Each must be in `COMMANDS`; packages, versions,
 * binaries and scripts must exist in the repository's lockfiles and examples. Empty lines and comments are
 * ignored.
 *
 * @param known see `readKnownPackages`
 */
export function verifyShell(code: string, known: KnownPackages): FenceProblem[] {
  const lines = code.split('\n').map((line) => line.trim());
  if (lines.every((line) => line === '' || line.startsWith('#'))) {
    return [{ line: 1, message: 'The fence has no command. Write one, or remove the fence.' }];
  }
  return lines.flatMap((line, index) =>
    findFaults(line, known).map((message) => ({ line: index + 1, message })),
  );
}

function findFaults(line: string, known: KnownPackages): string[] {
  if (/^#.*\b(?:npm|npx|pnpm|yarn|bun) [a-z-]/.test(line)) {
    return [
      'Nothing verifies a command in a comment. Write it on a line of its own, or leave it out.',
    ];
  }
  if (line === '' || line.startsWith('#')) return [];

  const words = line.match(WORD) ?? [];
  const length = [3, 2].find((count) => Object.hasOwn(COMMANDS, words.slice(0, count).join(' ')));
  const command = words.slice(0, length).join(' ');
  const form = COMMANDS[command];
  if (length === undefined || !form) {
    return [
      `Nothing verifies the command '${line}'. Write one per line, without a prompt, from this list: ${Object.keys(COMMANDS).join(', ')}. ` +
        'If you have tried another one, add it to verifyShell.ts.',
    ];
  }
  const [program, name = ''] = words;
  // Programs that create an app are not in a lockfile; `npm run test:examples` runs them.
  if (program === 'npx' && form.words !== 'folder' && !known.binaries.has(name)) {
    return [`No package in a lockfile of this repository provides '${name}'. ${ADD_TO_EXAMPLE}`];
  }
  const script = /^npm (start|test)$/.exec(command)?.[1];
  return [
    ...(script === undefined ? [] : findScriptFaults(script, known)),
    ...findWordFaults(command, form, words.slice(length), known),
  ];
}

/** The remedy for a name that the repository does not know. */
export const ADD_TO_EXAMPLE =
  'Correct it, or use it in an example first, so that it is known to work.';

function findWordFaults(
  command: string,
  { flags = [], values = {}, words: kind }: CommandForm,
  words: readonly string[],
  known: KnownPackages,
): string[] {
  const faults: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const known = Object.hasOwn(values, word) ? values[word] : undefined;
    const value = /^[\w./][\w./-]*$/.exec(words[index + 1] ?? '')?.[0];
    if (!word.startsWith('-')) {
      rest.push(word);
    } else if (known && value !== undefined) {
      index += 1;
      if (known !== 'any path' && !known.includes(value)) {
        faults.push(
          `Nothing verifies '${word} ${value}' of ${command}. Use ${known.join(', ')}; if you have tried another one, add it to verifyShell.ts.`,
        );
      }
    } else if (known) {
      faults.push(`'${word}' of ${command} has no value. Write one after it.`);
    } else if (!flags.includes(word)) {
      const allowed = [...flags, ...Object.keys(values).map((flag) => `${flag} …`)].join(', ');
      faults.push(`Nothing verifies '${word}' of ${command}. Use ${allowed || 'no flag'}.`);
    }
  }
  return [...faults, ...findRestFaults(command, kind, rest, known)];
}

function findRestFaults(
  command: string,
  kind: CommandForm['words'],
  words: readonly string[],
  known: KnownPackages,
): string[] {
  if (kind === 'packages') return words.flatMap((word) => findPackageFaults(word, known));
  if (kind === 'script' && words.length === 1) return findScriptFaults(words[0] ?? '', known);
  if (kind === 'settings' && words.length > 0) {
    return words.flatMap((word) => findSettingFaults(word, known));
  }
  if (kind === 'folder' && words.length === 1 && /^[a-z][a-z-]*$/.test(words[0] ?? '')) return [];
  if (kind === undefined && words.length === 0) return [];
  const expected = {
    script: 'a script',
    settings: 'key=value',
    folder: 'the name of a folder',
    none: 'no word',
  }[kind ?? 'none'];
  return [`${command} takes ${expected} here, not '${words.join(' ')}'. Correct the command.`];
}

/** The values of the settings that commands may write, besides the commands of scripts. */
const SETTINGS: Readonly<Record<string, readonly string[] | 'any text'>> = {
  name: 'any text',
  type: ['module', 'commonjs'],
};

/** Checks a setting; for a script, the command that it runs. */
function findSettingFaults(word: string, known: KnownPackages): string[] {
  const [, key, quoted] = SETTING.exec(word) ?? [];
  if (key === undefined) {
    return [`'${word}' is not a setting. Write key=value, or key="a value" with spaces.`];
  }
  const value = quoted ?? word.slice(key.length + 1);
  const script = /^scripts\.(\w.*)/.exec(key)?.[1];
  if (script !== undefined) {
    // What an example runs has been tried, even if it is no program of a package.
    return known.scripts.get(script)?.has(value) ? [] : findFaults(`npx ${value}`, known);
  }
  const values = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
  if (values === 'any text' || values?.includes(value)) return [];
  const settings = Object.entries(SETTINGS).map(
    ([name, all]) => `${name}=${all === 'any text' ? '…' : all.join('|')}`,
  );
  return [
    `Nothing verifies the setting '${word}'. Write ${settings.join(', ')} or scripts.name="a command"; if you have tried another one, add it to verifyShell.ts.`,
  ];
}

function findScriptFaults(script: string, { scripts }: KnownPackages): string[] {
  return scripts.has(script)
    ? []
    : [
        `No example has a script '${script}', only ${[...scripts.keys()].join(', ')}. ${ADD_TO_EXAMPLE}`,
      ];
}

function findPackageFaults(word: string, { versions }: KnownPackages): string[] {
  const [, name, version] = PACKAGE.exec(word) ?? [];
  if (name === undefined) {
    return [`'${word}' is not a package name. Write name or name@version, without quotes.`];
  }
  const installed = versions.get(name);
  if (!installed) {
    return [`No lockfile of this repository has the package '${name}'. ${ADD_TO_EXAMPLE}`];
  }
  if (version === undefined) return [];
  if (!VERSION.test(version)) {
    return [`'${version}' of ${name} is not a version. Write one like 7, 7.2 or 7.2.1.`];
  }
  const fits = [...installed].some((one) => one === version || one.startsWith(`${version}.`));
  return fits
    ? []
    : [
        `No lockfile of this repository has ${name}@${version}, only ${[...installed].join(', ')}. ${ADD_TO_EXAMPLE}`,
      ];
}
