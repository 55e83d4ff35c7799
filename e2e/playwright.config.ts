import { defineConfig, devices } from '@playwright/test';

/** The browser that `npm test` found; without it the one that Playwright downloaded. */
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  // A test that passes at the second try hides a fault: there is no second try.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'retain-on-failure',
    video: 'off',
  },
});
