import { devRemote } from './dev-build.mjs';
import { serverBuilds, serverEntry } from './server-builds.mjs';
import { siteRemotes } from './site-remotes.mjs';

/** Milliseconds to load the page's data from the site, which may be far away. */
const BUDGET_MS = 3_000;

/**
 * @typedef {object} DocumentRequest
 * @property {string} url that the developer's browser shows
 * @property {string} site origin of the site behind the development server
 * @property {readonly string[]} folders of the followed builds, the shell's first
 */

/**
 * Renders a page of the site with development builds instead of releases. Followed sections are drawn here, so that what fails on
 * the server is seen; all others are left to the browser.
 * @param {import('./document-state.mjs').DocumentState} state the page's
 * @param {DocumentRequest} request
 */
export async function renderDocument(state, { url, site, folders }) {
  const { lock, publicConfig } = state;
  const remotes = await siteRemotes(state, site);
  const [shell, ...followed] = await Promise.all(folders.map(devRemote));
  const names = new Set(followed.map(({ name }) => name));
  const others = remotes.filter(({ name }) => !names.has(name));
  const { render, files } = serverBuilds(folders);
  const job = {
    url,
    contentOrigin: site,
    lock: { ...lock, ...Object.fromEntries([shell, ...followed].map((remote) => [remote?.name, remote?.version])) },
    sections: [
      ...others.map((remote) => ({ remote, serverEntry: null, ...NO_FILES })),
      ...followed.map((remote, at) => ({ remote, serverEntry: serverEntry(folders[at + 1] ?? ''), ...NO_FILES })),
    ],
    shell: { remote: shell, ...NO_FILES },
    budgetMs: BUDGET_MS,
    publicConfig,
    regions: 'rendered',
    wholeTable: true,
  };
  return render(job, files);
}

const NO_FILES = { browserDir: null, integrity: {} };
