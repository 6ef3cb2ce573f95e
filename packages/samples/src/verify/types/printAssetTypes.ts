import { ASSET_EXTENSIONS } from '../run/assetExtensions.ts';

/**
 * Prints a declaration file that types imports of assets as bundlers do: an address. Style sheets
 * are imported for their effect alone.
 */
export function printAssetTypes(): string {
  const assets = ASSET_EXTENSIONS.map(
    (extension) =>
      `declare module '*.${extension}' {\n  const address: string;\n  export default address;\n}`,
  );
  return [...assets, `declare module '*.css';`, ''].join('\n');
}
