import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** The site under test, as `npm test` started it. */
export const site = {
  url: process.env.BASE_URL ?? 'http://localhost:3000',
  cmsUrl: process.env.CMS_URL ?? 'http://127.0.0.1:1337',
  dataDir: resolve(ROOT, process.env.DATA_DIR ?? '.data'),
};

/** The built edge and release tool: tests that break something run an edge of their own. */
export const EDGE = resolve(ROOT, 'edge', 'dist', 'main.mjs');
export const RELEASE_TOOL = resolve(ROOT, 'edge', 'dist', 'release-tool.mjs');
