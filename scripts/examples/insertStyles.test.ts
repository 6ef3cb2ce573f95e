import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { GriffelRenderer } from '@griffel/react';
import { createDOMRenderer, makeStyles, RendererProvider } from '@griffel/react';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** From the example, which has type checks of its own. */
const FILE = '../../examples/react-router/app/insertStyles.tsx';

type Insert = (html: unknown, renderer: GriffelRenderer) => ReadableStream;

const useClasses = makeStyles({ root: { color: 'red' } });

function Title() {
  return createElement('h1', { className: useClasses().root });
}

describe('insertStyles', () => {
  it('takes a stream of renderToPipeableStream and goes into a response of Node, converted as the page says', async () => {
    const { insertStyles } = (await import(FILE)) as { insertStyles: Insert };
    const renderer = createDOMRenderer(undefined);
    const page = createElement(
      'html',
      null,
      createElement('head'),
      createElement('body', null, createElement(Title)),
    );
    const server = createServer((_request, response) => {
      const { pipe } = renderToPipeableStream(
        createElement(RendererProvider, { renderer, children: page }),
        {
          onShellReady() {
            const stream = insertStyles(Readable.toWeb(pipe(new PassThrough())), renderer);
            Readable.fromWeb(stream).pipe(response);
          },
        },
      );
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const html = await (await fetch(`http://localhost:${String(port)}`)).text();
    server.close();
    expect(html).toMatch(
      /<head><style[^>]*data-make-styles-bucket="d"[^>]*>\.fe3e8s9\{color:red;\}<\/style><\/head>/,
    );
  });
});
