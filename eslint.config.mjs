import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports run one way: engine <- samples, playground <- website; e2e reaches the site over HTTP only. */
const website = {
  group: ['**/website/**', '@griffel-site/website*'],
  message: 'Imports run one way: nothing imports the website.',
};
const packages = {
  group: ['@griffel-site/*', '**/packages/**'],
  message: 'This part stands on its own; see the map in README.md.',
};
const otherPackages = {
  group: ['@griffel-site/samples*', '@griffel-site/playground*'],
  message: 'Packages import only the engine, and the engine imports none of them.',
};
const docusaurus = {
  group: ['@docusaurus/*', '@theme/*', '@site/*'],
  message: 'Only the website knows Docusaurus.',
};

/** With `satisfies never`, the type checker finds missing kinds. Type-aware linting would take a third longer. */
const openSwitch = {
  selector: 'SwitchStatement:not(:has(> SwitchCase[test=null]))',
  message:
    'End it with `default: x satisfies never` (or return that), or with a default for all other values.',
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
      // Has a configuration of its own, whose packages are not installed here.
      'examples/linting/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      // The type checker knows the globals of each part, and it reads the .mjs files too.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-restricted-syntax': ['error', openSwitch],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['packages/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [website, otherPackages, docusaurus] }],
    },
  },
  {
    files: ['e2e/**', 'scripts/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [website, packages, docusaurus] }] },
  },
  {
    // Browsers with Trusted Types refuse plain text as HTML (decision 46); other browsers hide the mistake.
    files: ['website/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        openSwitch,
        {
          selector:
            ":matches(AssignmentExpression[left.property.name=/^(inner|outer)HTML$/] > :not(CallExpression[callee.name='trustHTML']).right, JSXAttribute[name.name='dangerouslySetInnerHTML'] > JSXExpressionContainer > :not(CallExpression[callee.name='trustMarkup']))",
          message:
            'HTML goes through trustHTML or trustMarkup (website/src/trusted-types/trust.ts).',
        },
      ],
    },
  },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        openSwitch,
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message:
            "Do not wait for a fixed time: move the page's clock (page.clock), or wait for something that shows the page is done.",
        },
      ],
    },
  },
);
