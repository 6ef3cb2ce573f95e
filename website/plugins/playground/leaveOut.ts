import path from 'node:path';

const stub = (name: string): string => path.join(__dirname, 'stubs', `${name}.js`);

/**
 * Rules for the bundler that leave out of the playground's packages what it never calls, 19 KB gzip:
 * of sucrase the parser of Flow, checks of options, source maps and transforms for test runners; of
 * the editor's language package, its snippets.
 */
export const leaveOut = [
  {
    test: /[\\/]node_modules[\\/]sucrase[\\/]dist[\\/]esm[\\/]/,
    resolve: {
      alias: {
        'ts-interface-checker': stub('checkers'),
        './Options-gen-types': stub('empty'),
        './computeSourceMap': stub('empty'),
        './FlowTransformer': stub('empty'),
        './JestHoistTransformer': stub('empty'),
        './ReactHotLoaderTransformer': stub('empty'),
        '../plugins/flow': stub('empty'),
      },
    },
  },
  {
    test: /[\\/]node_modules[\\/]@codemirror[\\/]lang-javascript[\\/]/,
    resolve: { alias: { '@codemirror/autocomplete': stub('snippets') } },
  },
];
