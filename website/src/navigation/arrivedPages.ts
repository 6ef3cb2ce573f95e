/**
 * The loaded scripts of documentation pages, by name. Each script registers a function that evaluates its
 * page on demand.
 * `plugins/page-files` makes them entries of the bundler, so that they are not in the chunk tables of its runtime.
 */
export const arrivedPages = new Map<string, () => Promise<{ default: unknown }>>();
