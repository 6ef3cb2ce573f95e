import griffel from '@griffel/eslint-plugin';
import parser from '@typescript-eslint/parser';

export default [
  {
    files: ['**/*.{js,jsx,ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@griffel': griffel },
    rules: {
      '@griffel/hook-naming': 'error',
      '@griffel/no-deprecated-shorthands': 'error',
      '@griffel/no-invalid-shorthand-argument': 'error',
      '@griffel/no-shorthands': 'error',
      '@griffel/pseudo-element-naming': 'error',
    },
  },
];
