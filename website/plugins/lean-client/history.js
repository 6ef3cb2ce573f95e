// Stands in for `history` in the browser's bundle: without the kinds of history that only other routers make,
// which the bundler keeps because React Router's modules ask for them, although nothing calls them (0.7 KB).
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
