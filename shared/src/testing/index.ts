/** What the tests of pages and slots share. Never part of a build. */
export { createFakeHttp } from './fake-http.ts';
export { fakePlayer } from './fake-player.ts';
export { FILLED_SETTINGS } from './filled-settings.ts';
export { htmlAt } from './html-at.tsx';
export { loadPage } from './load-page.ts';
export { renderAt } from './render-at.tsx';
export { type MeantEvent, quarterHours } from './quarter-hours.ts';
export { FILLED_SERVICES } from './service-plan.ts';
