import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routeScripts } from './route-scripts.mjs';

const root = mkdtempSync(join(tmpdir(), 'soteria-routes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {{ name: string } & Record<string, unknown>} remote @param {Record<string, number>} files bytes, compressed */
function built(remote, files) {
  const folder = join(root, remote.name);
  for (const [file, bytes] of Object.entries(files)) {
    const path = join(folder, 'browser', `${file}.br`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.alloc(bytes));
  }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote));
  return folder;
}

test('a route’s scripts are those of the shell, of its page and of its first slot; of a page that waits those of every document and its custom elements', () => {
  const shell = built({ name: 'shell', js: ['shell.js'], app: ['app.js'] }, { 'shell.js': 10, 'app.js': 90 });
  const content = built(
    {
      name: 'content',
      entry: 'entry.js',
      exposes: { 'pages/home': { js: ['home.js', 'parts.js'] } },
      routes: [
        { path: '/', page: 'home', slots: ['home.next-event', 'home.sermon'] },
        { path: '/privacy', page: 'privacy', slots: [], static: true },
        { path: '/welcome', page: 'home', slots: ['home.sermon'], hydrate: 'on-interaction' },
      ],
      slots: [],
    },
    { 'entry.js': 1, 'home.js': 20, 'parts.js': 300 },
  );
  const events = built(
    {
      name: 'events',
      entry: 'entry.js',
      elements: 'elements.js',
      exposes: { 'slots/next': { js: ['next.js'] }, 'slots/late': { js: ['late.js'] } },
      routes: [],
      slots: [
        { slot: 'home.next-event', expose: 'next' },
        { slot: 'home.sermon', expose: 'late' },
      ],
    },
    { 'entry.js': 2, 'next.js': 40, 'late.js': 5_000, 'elements.js': 7 },
  );
  expect(routeScripts([shell, content, events])).toEqual({
    '/': { shell: 100, 'content pages/home': 321, 'events slots/next': 42 },
    '/privacy': { shell: 10 },
    '/welcome': { shell: 10, 'events elements': 7 },
  });
});
