import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A shell that answers test addresses and misbehaves on demand. It calls a section's export `draw`
 * for the section's pages and for those whose slots it fills.
 */
const SHELL_SERVER = `
const drawn = async (job, files, pathname) => {
  const pages = job.sections.flatMap(({ remote }) => remote.routes.map((route) => ({ ...route, section: remote.name })));
  const isAt = ({ path }) => path === pathname || (path.includes(':') && pathname.startsWith(path.replace(/:.*/, '')));
  const { section, slots = [] } = pages.find(isAt) ?? {};
  const isLeftOut = ({ name, version }) => job.leftOut?.includes(name + '@' + version);
  const drawing = job.sections.filter(({ remote }) => !isLeftOut(remote) && (remote.name === section || remote.slots.some(({ slot }) => slots.includes(slot))));
  return Promise.all(drawing.map(async ({ remote: { name, version, runtime }, serverEntry, integrity }) => {
    if (serverEntry === null) return { html: 'left to browsers' };
    try {
      const server = runtime === 'standard' ? await files.module(serverEntry, integrity["server/render.mjs"]) : files.execute(serverEntry, integrity["server/remoteEntry.cjs"]);
      return { html: await server.draw?.(job) };
    }
    catch (error) { return { failure: { ok: false, reason: 'render', cause: error.message, section: name, version } }; }
  }));
};
exports.render = async (job, files) => {
  const { pathname } = new URL(job.url);
  const broken = job.regions === 'rendered';
  if (pathname === '/loop' && broken) for (;;);
  if (pathname === '/candidate-loop' && job.lock.events === '1.1.0') for (;;);
  if (pathname === '/fallback') return answer(JSON.stringify(job.stable.map(({ remote }) => remote.version)));
  if (pathname === '/crash' && broken) process.exit(1);
  if (pathname === '/memory' && broken) { const kept = []; for (;;) kept.push(new Array(1e5).fill(Math.random())); }
  if (pathname === '/always-broken') throw new Error('The frame cannot be drawn.');
  if (pathname === '/late-crash') setImmediate(() => { throw new Error('left running'); });
  if (pathname === '/environment') return answer(JSON.stringify(process.env));
  if (pathname === '/elsewhere') return { ...answer(''), status: 302, redirect: '/' };
  if (pathname === '/failing') return { ...answer('part'), failures: [failure], whole: false };
  if (pathname === '/content') return answer(await (await fetch(job.contentOrigin + '/api/events')).text());
  if (pathname === '/slow') { await new Promise((resolve) => setTimeout(resolve, 300)); return answer('slow'); }
  if (pathname === '/worker') return answer(JSON.stringify({ name: (globalThis.name ??= Math.random()), documents: (globalThis.documents = (globalThis.documents ?? 0) + 1) }));
  if (pathname === '/ticket') return answer(job.vitals?.ticket ?? 'none');
  if (pathname === '/long') return answer(Buffer.from('Grace ’n’ peace '.repeat(500)));
  if (pathname === '/nonsense') return { status: 'fine' };
  const parts = broken ? await drawn(job, files, pathname) : [];
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  const whole = broken && failures.length === 0 && parts.every(({ html }) => html !== 'pending');
  return { ...answer('<!doctype html><title>' + job.regions + '</title><p>' + job.url + '</p>' + parts.map(({ html }) => html ?? '').join('')), failures, whole, status: pathname === '/' ? 200 : 404 };
};
const answer = (html) => ({ status: 200, headers: { link: '</a>; rel=preload' }, html, styleHashes: ['sha256-AAAA='], failures: [], whole: true });
const failure = { ok: false, reason: 'render', cause: 'boom', section: 'events', version: '1.1.0' };
`;

export interface Differences {
  /** Changes to `remote.json`. */
  readonly remote?: object;
  /** Additional or changed files, by path in the build. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a build of the shell in webpack's layout. */
export async function writeShellBuild(
  folder: string,
  version = '1.0.0',
  { remote = {}, files = {} }: Differences = {},
): Promise<string> {
  const browser = { source: '', js: ['shell.0a.js'], css: ['shell.0a.css'], fonts: [] };
  const offer = { contract: '1.1.0', provides: { react: '19.3.1' } };
  await writeFiles(folder, {
    'remote.json': JSON.stringify({ name: 'shell', version, ...browser, ...offer, ...remote }),
    'server/server.cjs': SHELL_SERVER,
    'browser/shell.0a.js': 'console.log("shell")',
    'browser/shell.0a.js.br': 'brotli',
    'browser/shell.0a.js.gz': 'gzip',
    'browser/shell.0a.css': 'main{}',
    'browser/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...files,
  });
  return folder;
}

/** Writes a build of a section with one page. */
export async function writeSectionBuild(
  folder: string,
  { name, version, path = `/${name}` }: { readonly name: string; readonly version: string; readonly path?: string },
  { remote = {}, files = {} }: Differences = {},
): Promise<string> {
  const registration = {
    name,
    version,
    contract: '1.1.0',
    routes: [{ path, page: name, title: name }],
    slots: [],
    entry: 'remoteEntry.js',
    globalName: `${name}_${version}`.replace(/\W/g, '_'),
    requires: {},
    exposes: { [`pages/${name}`]: { js: ['page.js'], css: [] } },
    ...remote,
  };
  await writeFiles(folder, {
    'remote.json': JSON.stringify(registration),
    'server/remoteEntry.cjs': '',
    'browser/remoteEntry.js': `/* ${version} */`,
    'browser/page.js': '',
    ...files,
  });
  return folder;
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
