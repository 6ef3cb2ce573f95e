/** Folders of plain characters, between slashes. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;

/**
 * Reads the path that the site is served under.
 *
 * @param asked - as the environment has it: `/docs/`; without one, the root
 * @throws if it is no such path
 */
export function readBaseUrl(asked: string | undefined): string {
  const path = asked || '/';
  if (PATH.test(path)) return path;
  throw new Error(
    `BASE_URL is "${path}". Give a path that begins and ends with a slash: BASE_URL=/docs/ npm run build`,
  );
}
