/** The package managers that commands are shown for, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Tells whether a text, such as a stored choice, names one of them. */
export function isPackageManager(text: unknown): text is PackageManager {
  return PACKAGE_MANAGERS.some((manager) => manager === text);
}
