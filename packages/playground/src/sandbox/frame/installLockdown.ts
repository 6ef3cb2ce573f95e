import { guardMarkup, neutralizeLinksAndMeta } from '../lockdown/guardMarkup.ts';
import { removeNetworkAPIs } from '../lockdown/removeNetworkAPIs.ts';
import { shimStorage } from '../lockdown/shims.ts';

// Imported first: Griffel's development tools look for the storage as they load.
removeNetworkAPIs(globalThis);
neutralizeLinksAndMeta();
shimStorage();
// With it, React would draw its work into the tracks of the browser's profiler, at each render.
Reflect.deleteProperty(console, 'timeStamp');

/** Turns the address of a module of the reader into what a script element takes. */
export const { trustModule } = guardMarkup();
