/**
 * Where the reader's browser keeps whether there is to be an offline copy: `off`, or when it was
 * turned on again, in milliseconds. Without a value there is one.
 */
export const OFFLINE_COPY_STORAGE_KEY = 'offline-copy';
