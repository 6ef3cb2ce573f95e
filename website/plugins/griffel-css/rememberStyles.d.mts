/** What the loader needs of the bundler. */
interface Context {
  resourcePath: string;
  cacheable: () => void;
  getOptions: () => object;
  addDependency: (file: string) => void;
  callback: (error: Error | null, code: string, map?: unknown) => void;
}

export default function rememberStyles(this: Context, source: string, sourceMap: unknown): void;
