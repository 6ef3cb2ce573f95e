/** Replaces what a sandboxed frame may not do by a word in the console. */
export function shimDialogs(): void {
  const define = (name: string, value: (...args: unknown[]) => unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  define('alert', (text = '') => console.info('alert:', text));
  define('confirm', (text = '') => {
    console.info('confirm:', text, '→ false (the preview shows no dialogs)');
    return false;
  });
  define('prompt', (text = '') => {
    console.info('prompt:', text, '→ null (the preview shows no dialogs)');
    return null;
  });
  define('print', () => console.info('print() does nothing in the preview.'));
  define('open', (url) => {
    console.info('window.open() does nothing in the preview:', String(url ?? ''));
    return null;
  });
}
