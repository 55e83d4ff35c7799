import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { failedInJest, failedInPlaywright } from './failed-tests.mjs';

const RED = '\u001b[31m';

test('names each test of Jest that failed, and each file that could not run', () => {
  const file = (/** @type {string} */ name) => join(ROOT, 'edge', name);
  const passed = { status: 'passed', fullName: 'answers', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'an edge refuses', failureMessages: [`${RED}Error: no\n    at line 3`] };
  const testResults = [
    { name: file('a.test.ts'), status: 'failed', message: 'both', assertionResults: [passed, failed] },
    { name: file('b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: file('c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ];

  expect(failedInJest({ testResults })).toEqual([
    'edge/a.test.ts an edge refuses: Error: no',
    'edge/b.test.ts: Cannot find module',
  ]);
});

test('names each test of Playwright that failed or was skipped, inside groups too', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status, message = '') => ({
    title,
    file: 'journeys/events.spec.ts',
    line: 6,
    tests: [{ status, projectName: 'journeys', results: message ? [{ error: { message } }] : [] }],
  });
  const group = { title: 'on a phone', specs: [spec('shows', 'skipped')] };
  const error = `${RED}Error: the console is empty\n\n+ Array [\n+   "request failed: /events",\n`;
  const specs = [spec('lists', 'expected'), spec('filters', 'unexpected', error)];

  expect(failedInPlaywright({ suites: [{ title: 'journeys/events.spec.ts', specs, suites: [group] }] })).toEqual([
    'e2e/journeys/events.spec.ts:6 [journeys] filters: Error: the console is empty + Array [ + "request failed: /events",',
    'e2e/journeys/events.spec.ts:6 [journeys] on a phone shows: skipped',
  ]);
});
