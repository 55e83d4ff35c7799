import { join } from 'node:path';
import { devFolder, devRemote } from './dev-build.mjs';
import { latestShell } from './latest-shell.mjs';
import { siteRemotes } from './site-remotes.mjs';

/** Milliseconds to load the site's settings, which the frame shows. */
const BUDGET_MS = 1_000;

/**
 * @typedef {object} DocumentRequest
 * @property {string} url that the developer's browser shows
 * @property {string} site origin of the site behind the development server
 * @property {readonly string[]} folders of the followed packages, the shell's first
 */

/**
 * Renders a page of the site with development builds instead of releases. Only the frame is rendered here; the browser
 * renders the regions, because it has the latest code.
 * @param {import('./document-state.mjs').DocumentState} state the page's
 * @param {DocumentRequest} request
 */
export async function renderDocument(state, { url, site, folders }) {
  const { lock, publicConfig } = state;
  const remotes = await siteRemotes(state, site);
  const [shell, ...followed] = await Promise.all(folders.map(devRemote));
  const names = new Set(followed.map(({ name }) => name));
  const all = [...remotes.filter(({ name }) => !names.has(name)), ...followed];
  const server = await latestShell(join(devFolder(folders[0] ?? ''), 'server'));
  const job = {
    url,
    contentOrigin: site,
    lock: { ...lock, ...Object.fromEntries([shell, ...followed].map((remote) => [remote?.name, remote?.version])) },
    sections: all.map((remote) => ({ remote, serverEntry: NOT_HERE, ...NO_FILES })),
    shell: { remote: shell, ...NO_FILES },
    budgetMs: BUDGET_MS,
    publicConfig,
    regions: 'left-to-browser',
  };
  return server.render(job, { text: refuse, execute: refuse, module: refuse });
}

/** The server runs no section's code. */
const NOT_HERE = '/left/to/the/browser';
const NO_FILES = { browserDir: null, integrity: {} };

/** @returns {never} */
function refuse() {
  throw new Error('In development no file of a release is read.');
}
