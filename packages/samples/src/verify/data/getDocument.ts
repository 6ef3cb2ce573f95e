import { createRequire } from 'node:module';

/** The part of a document that the checks of CSS and HTML use. */
interface CheckingDocument {
  createElement: (name: string) => {
    constructor: { name: string };
    style: { length: number; setProperty: (name: string, value: string) => void };
  };
}

let document: CheckingDocument | undefined;

/**
 * A document that knows which properties, values and elements exist. It is created on first use, because
 * jsdom takes a second to load.
 */
export function getDocument(): CheckingDocument {
  if (document) return document;
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string) => { window: { document: CheckingDocument } };
  };
  document = new JSDOM('').window.document;
  return document;
}
