import type { ModuleSource } from '../protocol/messages.ts';
import { createPlace, writeHead, writeSourceURL } from './places.ts';
import { PlacedError } from './PlacedError.ts';

/**
 * Has the browser parse a module; a script of its own has right line numbers in every browser.
 *
 * @returns why it could not be parsed, or undefined
 */
export function loadScript(
  { file, code }: ModuleSource,
  trustModule: (url: string) => string,
): Promise<Error | undefined> {
  const text = `${writeHead(file)}${code}\n});\n${writeSourceURL(file)}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  let fault: Error | undefined;
  const onError = (event: ErrorEvent): void => {
    // The browser does not come to read what the script wants to be called.
    if (event.filename !== url) return;
    const message = event.message.replace(/^(?:Uncaught )?(?:SyntaxError: )?/, '');
    fault = new PlacedError('SyntaxError', message, createPlace(file, event.lineno, event.colno));
  };
  addEventListener('error', onError);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = trustModule(url);
    script.onload = script.onerror = (): void => {
      removeEventListener('error', onError);
      URL.revokeObjectURL(url);
      script.remove();
      resolve(fault);
    };
    document.head.append(script);
  });
}
