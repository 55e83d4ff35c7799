/**
 * @typedef {object} Budget each rule holds for the packages of its list
 * @property {{ packages: readonly string[], most: number, median: readonly [number, number], ninetieth: number }} files
 * count of files of all packages together, and their lines: median between two bounds, 90th percentile
 * @property {{ packages: readonly string[], most: number, lists: readonly string[] }} folders
 * files in one folder; lists: folders that are lists by nature
 * @property {{ packages: readonly string[] }} names no type and function whose names differ in the first letter's case only
 * @property {Words} words
 *
 * @typedef {object} Words
 * @property {readonly string[]} packages
 * @property {readonly (readonly [RegExp, string])[]} plain words that identifiers and comments avoid, and those in their place
 * @property {readonly { file: string, word: string, because: string }[]} exceptions
 */

const PACKAGES = [
  'shared',
  'shell',
  'mfe-content',
  'mfe-events',
  'mfe-connect',
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'packages/section-host',
  'packages/section-kit',
  'visits',
  'cms',
  'e2e',
  'bench',
  'operations',
  'tooling',
];

/** @type {Budget} */
export const BUDGET = {
  files: { packages: ['edge', 'releases'], most: 300, median: [40, 60], ninetieth: 150 },
  folders: {
    packages: PACKAGES,
    most: 15,
    lists: ['cms/src/seed/events', 'tooling/run/trials'],
  },
  names: { packages: PACKAGES },
  words: {
    packages: PACKAGES,
    // Matched with identifiers in kebab-case (`isFull` becomes `is-full`) and with comments.
    plain: [
      [/\bmicro-frontends\b/, 'sections'],
      [/\brelease[- ]documents?\b/, 'release table'],
      [/\b(given|made|observed|rendered|served)-documents?\b/, 'RenderResult, SendableDocument'],
      [/\blate\b/, 'deferred, timed out, slow, overloaded'],
      [/\b(stand-ins?|replaceable|swapped)\b/, 'stable (the release), fallback (its role in a page)'],
      [/\bjson-of\b/, 'parseJson, toJson'],
      [/\bkept\b/, 'cached, stored'],
      [/\b(give[- ]way|lanes?|hurry|hindrances?|spoilt|courts?|testif(y|ies))\b/, "the field's word"],
    ],
    exceptions: [
      ...[
        'edge/src/rendering/render-result.ts',
        'releases/src/judge/document-outcome.ts',
        'shared/src/contract/section-failure.ts',
        'shell/src/browser/page-parts.ts',
        'shell/src/regions/load-region.ts',
      ].map((file) => ({ file, word: 'late', because: 'releases of the shell send this field of SectionFailure' })),
      {
        file: 'releases/src/store/earlier-table.ts',
        word: 'micro-frontends',
        because: 'the earlier schema of the release table has this field',
      },
    ],
  },
};
