import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves pages as Markdown in development. The server has no HTML then, so pages send theirs
 * (`sendPage.ts`) before a user can request their Markdown.
 *
 * @param convert - converts the HTML of the page whose Markdown has this path; returns undefined if there is
 *   no such page
 */
export function serveMarkdown(
  convert: (path: string, html: string) => string | undefined,
): Handler {
  const sent = new Map<string, string>();
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('.md')) {
      next();
      return;
    }
    const answer = (status: number, body: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
    };
    if (request.method !== 'POST') {
      const found = sent.get(pathname);
      if (found === undefined) answer(404, 'Open the page first, then its Markdown.');
      else answer(200, found);
      return;
    }
    text(request)
      .then((html) => {
        const markdown = convert(pathname, html);
        if (markdown === undefined) {
          next();
          return;
        }
        sent.set(pathname, markdown);
        answer(200, markdown);
      })
      .catch((error: unknown) => {
        sent.set(pathname, String(error));
        answer(500, String(error));
      });
  };
}
