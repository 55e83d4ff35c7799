/**
 * @typedef {object} FileSet
 * @property {readonly string[]} files globs; tests, `-cases` and `index.ts` are left out
 * @property {readonly string[]} [tests] globs of Jest; none: all tests of the package
 */

/**
 * Files with texts, constants, rules, dates and queries, by package.
 * @type {Readonly<Record<string, FileSet>>}
 */
export const FILE_SETS = {
  shared: {
    files: ['src/content/**/*.ts', 'src/contract/forms/*.ts', 'src/rich-text/*.ts', 'src/ui/field/room-left.ts'],
    tests: ['src/{content,contract}/**/*.test.ts', 'src/rich-text/*.test.{ts,tsx}', 'src/ui/field/*.test.ts'],
  },
  shell: {
    files: [
      'src/frame/breadcrumb.ts',
      'src/frame/header/main-menu.ts',
      'src/frame/footer/footer-groups.ts',
      'src/toasts/toast-settings.ts',
      'src/auth/account-error.ts',
    ],
    // Tests that render whole pages cover the menus too, but they are slow.
    tests: ['src/frame/**/*.test.{ts,tsx}', 'src/toasts/**/*.test.{ts,tsx}', 'src/auth/account-error.test.ts'],
  },
  'mfe-content': {
    files: [
      'src/features/carousel/autoplay-ms.ts',
      'src/features/carousel/slides.ts',
      'src/features/directorates/*.ts',
      'src/features/church-json-ld/church-json-ld.ts',
    ],
  },
  'mfe-events': {
    files: [
      'src/event/*.ts',
      'src/event-lists/list-*.ts',
      'src/event-lists/*-list.ts',
      'src/event-lists/fetch-list-part.ts',
      'src/countdown/*-time.ts',
      'src/features/event-details/event-*.ts',
      'src/features/share/share-event.ts',
    ],
    // Tests that render whole pages are slow.
    tests: ['src/**/*.test.ts', 'src/event/*.test.tsx', 'src/features/share/*.test.tsx'],
  },
  'mfe-connect': {
    files: [
      'src/excerpt/excerpt.ts',
      'src/form/questions/person-*.ts',
      'src/form/questions/*-rules.ts',
      'src/form/questions/question.ts',
      'src/form/submission/refusals-of.ts',
      'src/features/*/*-schema.ts',
      'src/features/contact-form/email-failure.ts',
      'src/features/membership-form/not-sent-reason.ts',
      'src/features/sermon-list/*.ts',
      'src/video/player-constants.ts',
      'src/video/video-source.ts',
      'src/recordings/clock.ts',
    ],
    // Tests that fill in forms and play recordings are slow.
    tests: ['src/**/*.test.ts', 'src/pages/connect.test.tsx'],
  },
  edge: {
    files: [
      'src/forms/plain/*-form.ts',
      'src/forms/plain/form-constraint.ts',
      'src/forms/plain/*words.ts',
      'src/forms/plain/send-result.ts',
      'src/forms/intake/read-answers.ts',
      'src/content/content-key.ts',
      'src/content/read-content.ts',
      'src/content/content-source.ts',
    ],
    // Other tests would start a server or a store for each mutant.
    tests: [
      'src/forms/{plain/*,intake/read-answers}.test.ts',
      'src/content/{content-key,content-source,read-content}.test.ts',
    ],
  },
  cms: {
    files: [
      'src/admin/event-dates/*.ts',
      'src/public-guard/check-query.ts',
      'src/seed/church-calendar.ts',
      'src/rich-text/with-relative-uploads.ts',
    ],
    // Other tests need a built CMS for each mutant.
    tests: ['tests/parts/**/*.test.ts'],
  },
};
