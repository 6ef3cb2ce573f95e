/**
 * What a browser needs to start in a container, to ask nothing of the network by itself, and to keep
 * the frames of strangers in processes of their own: the headless shell does not, unless told to.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--site-per-process',
];
