import { transform } from 'sucrase';

/**
 * Turns the files of a sample into CommonJS without types and JSX, line by line: the numbers of the
 * lines stay. Files of other kinds stay as they are.
 */
export function transpileSample(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, source]) => [
      file,
      /\.tsx?$/.test(file) ? transpile(file, source) : source,
    ]),
  );
}

function transpile(filePath: string, source: string): string {
  return transform(source, {
    filePath,
    transforms: ['typescript', 'imports', ...(filePath.endsWith('x') ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    // React's own builds are those of development; this is about the form of the calls alone.
    production: true,
  }).code;
}
