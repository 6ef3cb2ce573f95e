import { createDOMRenderer, renderToStyleElements } from '@griffel/react';
import Document, { type DocumentContext } from 'next/document';
import type { ComponentType } from 'react';

import type { GriffelAppProps } from './_app';

export default class GriffelDocument extends Document {
  static async getInitialProps(context: DocumentContext) {
    const renderer = createDOMRenderer();
    const { renderPage } = context;

    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) => {
          const GriffelApp = App as ComponentType<Partial<GriffelAppProps>>;

          return <GriffelApp {...props} renderer={renderer} />;
        },
      });

    const initialProps = await Document.getInitialProps(context);

    return {
      ...initialProps,
      styles: [initialProps.styles, ...renderToStyleElements(renderer)],
    };
  }
}
