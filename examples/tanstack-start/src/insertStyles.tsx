import { type GriffelRenderer, renderToStyleElements } from '@griffel/react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Streams a document, with the style elements of a renderer before its `</head>`. */
export function insertStyles(html: ReadableStream<BufferSource>, renderer: GriffelRenderer) {
  let head = '';
  let isSent = false;

  const insertion = new TransformStream<string, string>({
    transform(text, controller) {
      if (isSent) return controller.enqueue(text);

      // React may cut the text anywhere, also within the tag.
      head += text;
      const [before, ...after] = head.split('</head>');
      if (after.length === 0) return;

      const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
      controller.enqueue([before + styles, ...after].join('</head>'));
      isSent = true;
    },
  });

  return html
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(insertion)
    .pipeThrough(new TextEncoderStream());
}
