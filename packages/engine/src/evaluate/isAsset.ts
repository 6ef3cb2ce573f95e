const CODE = /\.([cm]?[jt]sx?|json)$/;
const ASSETS = /^\.\.?\/.*\.(avif|bmp|eot|gif|ico|jpe?g|mp4|otf|png|svg|ttf|webm|webp|woff2?)$/i;

/**
 * Whether an import means a file that is no code. Its value is then the specifier, as it is to the
 * compilers, who leave it to the bundler. The file need not be given: it may not be a text.
 *
 * @param file - the given file that the specifier means, if there is one
 */
export function isAsset(specifier: string, file: string | undefined): boolean {
  return file === undefined ? ASSETS.test(specifier) : !CODE.test(file);
}
