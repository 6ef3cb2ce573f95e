import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Imported before react-dom, which looks for the hook as it loads.
injectIntoGlobalHook(globalThis);
