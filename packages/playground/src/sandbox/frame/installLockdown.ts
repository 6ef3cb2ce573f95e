import { guardMarkup, neutralizeLinksAndMeta } from '../lockdown/guardMarkup.ts';
import { removeNetworkAPIs } from '../lockdown/removeNetworkAPIs.ts';
import { shimStorage } from '../lockdown/shims.ts';

// Imported first, because Griffel's development tools read the storage as they load.
removeNetworkAPIs(globalThis);
neutralizeLinksAndMeta();
shimStorage();
// If it exists, React records each render for the browser's profiler.
Reflect.deleteProperty(console, 'timeStamp');

/** Converts the URL of a module to a value that a script element accepts. */
export const { trustModule } = guardMarkup();
