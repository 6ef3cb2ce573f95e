/**
 * The scripts of documentation pages that have come, by their names: what each calls when it comes, and what evaluates
 * its page once that is asked for. `plugins/page-files` makes them entries of the bundler, so that no table knows them.
 */
export const arrivedPages = new Map<string, () => Promise<{ default: unknown }>>();
