import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_SWITCHES } from './support/chromium-switches.ts';

/** The browsers that `npm test` found; without a path the ones that Playwright downloaded. */
const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;

/** `npm test` found no Java, and says that the markup is not checked. */
const WITHOUT_JAVA = process.env.MARKUP_UNCHECKED ? ['**/markup.spec.ts'] : [];

const chromium = {
  ...devices['Desktop Chrome'],
  channel: undefined,
  launchOptions: { args: [...CHROMIUM_SWITCHES], ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
};

/** Playwright drives a Firefox that is not its own by WebDriver BiDi, and calls that a channel. */
const firefox = {
  ...devices['Desktop Firefox'],
  ...(FIREFOX_PATH ? { channel: 'moz-firefox' } : {}),
  launchOptions: {
    ...(FIREFOX_PATH ? { executablePath: FIREFOX_PATH } : {}),
    // It does not hear of a page that comes back from the memory of pages.
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  },
};

/** What every visitor does, in whatever browser. */
const MAIN_JOURNEYS = ['moving-around', 'main-menu', 'events-filter', 'countdown', 'sermons', 'first-paint'];

/** This way of driving it knows no setting for less motion; and it plays no audio on a machine without a sound card. */
const NOT_IN_FIREFOX = /less motion|a (playing )?recording/;

/** What the site shows is not the same while these run: one by one, on a site of their own. */
const CHANGING_THE_SITE = [
  'editing',
  'drafts',
  'event-form',
  'event-series',
  'event-times',
  'page-texts',
  'focal-point',
  'rich-text',
  'two-editors',
  'cms-returns',
].map((name) => `**/failures/${name}.spec.ts`);

/** What editors do in the panel of the CMS, which changes the site too. */
const IN_THE_PANEL = 'panel/*.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // A test that passes at the second try hides a fault: there is no second try.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They end a hang and never judge speed; no test has limits of its own.
  timeout: 300_000,
  // Above each pause of the site, such as the 30 s in which a release that timed out does not run.
  expect: { timeout: 100_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // What was done, asked for and said; pictures of the page at each step cost every test its time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    video: 'off',
    actionTimeout: 100_000,
  },
  projects: [
    { name: 'journeys', testDir: 'journeys', testIgnore: WITHOUT_JAVA, use: chromium },
    {
      name: 'firefox',
      testMatch: ['firefox/*.spec.ts', ...MAIN_JOURNEYS.map((name) => `journeys/${name}.spec.ts`)],
      grepInvert: NOT_IN_FIREFOX,
      outputDir: '../test-results/e2e-firefox',
      use: firefox,
    },
    // A smoke test, which brings its browser along.
    { name: 'webkit', testDir: 'webkit', outputDir: '../test-results/e2e-webkit' },
    // What they break is their own.
    { name: 'failures', testDir: 'failures', testIgnore: CHANGING_THE_SITE, use: chromium },
    {
      name: 'editing',
      testMatch: [...CHANGING_THE_SITE, IN_THE_PANEL],
      outputDir: '../test-results/e2e-editing',
      use: chromium,
      workers: 1,
    },
    // The fault matrix, which is a command of its own: it breaks the CMS that all of it shares, one fault after another.
    { name: 'faults', testDir: 'faults', outputDir: '../test-results/e2e-faults', use: chromium, workers: 1 },
    // Pages that are open for a day, with a fast clock: a command of its own.
    { name: 'days', testDir: 'days', outputDir: '../test-results/e2e-days', use: chromium, workers: 1 },
    { name: 'development', testDir: 'development', outputDir: '../test-results/e2e-development', use: chromium },
  ],
});
