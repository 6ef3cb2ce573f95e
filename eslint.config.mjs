import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports run one way: engine <- samples, playground <- website; e2e knows the site over HTTP alone. */
const website = {
  group: ['**/website/**', '@griffel-site/website*'],
  message: 'Imports run one way: nothing imports the website.',
};
const packages = {
  group: ['@griffel-site/*', '**/packages/**'],
  message: 'This part stands on its own; see the map in README.md.',
};
const docusaurus = {
  group: ['@docusaurus/*', '@theme/*', '@site/*'],
  message: 'Only the website knows Docusaurus.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.docusaurus/',
      '**/build/',
      '**/.cache/',
      '**/.variants/',
      '**/dist/',
      '**/.next/',
      '**/next-env.d.ts',
      '**/test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      // The type checker knows the globals of each part, and it reads the .mjs files too.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['packages/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [website, docusaurus] }] },
  },
  {
    files: ['e2e/**', 'scripts/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [website, packages, docusaurus] }] },
  },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message:
            "Tests wait for nothing fixed: move the page's clock (page.clock), or wait for what shows that the page is done.",
        },
      ],
    },
  },
);
