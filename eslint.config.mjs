import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

/** `-cases` hold tests that several test files run. */
const TESTS = ['**/*.{test,spec}.{ts,tsx,mjs}', '**/*-cases.{ts,tsx}'];
/** Files that a tsconfig.json includes: only these have types for the rules that need them. */
const TYPED = [
  '**/*.{ts,tsx}',
  'tooling/{bin,jest,run,webpack}/**/*.mjs',
  'operations/src/**/*.mjs',
  'bench/{peers,src}/**/*.mjs',
];

/** Import zones and cycles are .dependency-cruiser.cjs; unused exports are knip's. */
export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/node_modules/',
      '**/.data/',
      '**/.cache/',
      '**/.strapi/',
      'cms/types/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A name that starts with _ says that it is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: TYPED,
    ignores: ['**/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // The house budget.
    ignores: ['**/*.d.ts'],
    rules: {
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', 40],
      'max-params': ['error', 3],
    },
  },
  {
    // These pages are texts: a component holds the words of one page, and nothing else.
    files: ['mfe-content/src/pages/*.tsx'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: TESTS,
    rules: { 'max-lines': ['error', 350], 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
  {
    // A pattern whose time grows faster than its text stops the one thread that reads it (CWE-1333).
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs: `{}` for none.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  // Parts of it run in the measured page.
  { files: ['bench/src/**/*.mjs'], languageOptions: { globals: globals.browser } },
);
