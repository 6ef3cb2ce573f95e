import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Imported before react-dom, which reads the hook as it loads.
injectIntoGlobalHook(globalThis);
