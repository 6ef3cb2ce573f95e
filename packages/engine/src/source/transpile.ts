import { type Transform, transform } from 'sucrase';

/**
 * Compiles a file to CommonJS without types and JSX. Each line keeps its number.
 *
 * @param file - its extension decides which syntax is allowed
 * @throws the error of sucrase, on a syntax error
 */
export function transpile(file: string, source: string): string {
  const transforms: Transform[] = ['imports'];
  if (/\.[cm]?tsx?$/.test(file)) transforms.push('typescript');
  if (!/\.[cm]?ts$/.test(file)) transforms.push('jsx');
  return transform(source, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    // Every engine supports them, and sucrase would set static fields after static blocks.
    disableESTransforms: true,
    filePath: file,
  }).code;
}
