import { NO_SETTINGS } from 'shared/content';
import { isComplete } from './loader-data.ts';

const page = (status: string) => ({ page: { status: 'ready' }, slots: { 'home.next-event': { status } } });

test.each([
  ['with all it needs', { shell: NO_SETTINGS, 'content:/': page('ready') }, true],
  ['where no page is', { shell: NO_SETTINGS, 'not-found': null }, true],
  ['with a pending region', { shell: NO_SETTINGS, 'content:/': page('pending') }, false],
  ['with a region that failed', { shell: NO_SETTINGS, 'content:/': page('failed') }, false],
  ['whose settings did not come', { shell: null, 'content:/': page('ready') }, false],
])('a document %s', (_, loaderData, complete) => {
  expect(isComplete(loaderData)).toBe(complete);
});
