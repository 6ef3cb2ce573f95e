/** What can be imported in the playground, beside the reader's own files. */
export const SANDBOX_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@griffel/react',
  '@griffel/core',
  '@griffel/shadow-dom',
] as const;

export type SandboxPackage = (typeof SANDBOX_PACKAGES)[number];

export function isSandboxPackage(specifier: string): specifier is SandboxPackage {
  return (SANDBOX_PACKAGES as readonly string[]).includes(specifier);
}
