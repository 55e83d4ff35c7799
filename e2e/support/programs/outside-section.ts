import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { APART, installApart } from '../../../tooling/run/dependencies/install-apart.mjs';
import { packKit } from '../../../tooling/run/kit/pack-kit.mjs';

const run = promisify(execFile);

/** What each bundler's own program is called with: the browser's build, then the server's. */
const BUILDS = {
  webpack: [['webpack']],
  rspack: [['rspack', 'build']],
  vite: [
    ['vite', 'build'],
    ['vite', 'build', '--ssr'],
  ],
  preset: [['webpack', '--config', 'preset.config.mjs']],
} as const;

export type Bundler = keyof typeof BUILDS;
/** With their stock federation plugins. The section kit's preset is webpack too, without one's runtime. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const satisfies readonly Bundler[];

/** A team's repository: its section, stock bundlers, and the section kit from its tarball. */
export interface TeamRepository {
  /** @returns the release's folder @param words what the page says */
  build(bundler: Bundler, release: { readonly version: string; readonly words: string }): Promise<string>;
  remove(): Promise<void>;
}

export async function outsideSection(name: string): Promise<TeamRepository> {
  const [installed, kit] = await Promise.all([installApart(APART.outside), packKit()]);
  const folder = await mkdtemp(join(tmpdir(), 'soteria-outside-'));
  await cp(join(APART.outside, 'sections', name), folder, { recursive: true });
  await linkPackages(join(installed, 'node_modules'), join(folder, 'node_modules'));
  await unpack(kit, join(folder, 'node_modules', 'section-kit'));
  const program = async (words: readonly [string, ...string[]] | readonly string[], env: NodeJS.ProcessEnv) => {
    const [command = '', ...args] = words;
    await run(join(folder, 'node_modules', '.bin', command), args, { cwd: folder, env });
  };
  return {
    async build(bundler, { version, words }) {
      const env = { PATH: process.env.PATH, RELEASE_VERSION: version, CHOIR_WORDS: words };
      await register(folder, bundler);
      for (const words of BUILDS[bundler]) await program(words, env);
      const build = bundler === 'preset' ? join('dist', version) : `dist-${bundler}`;
      const soteria = join(folder, 'node_modules', 'section-kit', 'bin', 'soteria.mjs');
      // The preset's build is a release by itself.
      if (bundler !== 'preset') await run(process.execPath, [soteria, 'assemble', build], { cwd: folder, env });
      const release = join(folder, 'releases', bundler, version);
      await cp(join(folder, build), release, { recursive: true });
      return release;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

interface Registration {
  readonly routes: readonly object[];
  readonly slots: readonly object[];
}

/** What the preset alone has: no runtime of its own, and custom elements that are alive before React is there. */
async function register(folder: string, bundler: Bundler): Promise<void> {
  const file = join(folder, 'remote.json');
  const registration = JSON.parse(await readFile(file, 'utf8')) as Registration;
  const isPreset = bundler === 'preset';
  const hydrate = isPreset ? 'on-interaction' : undefined;
  const [routes, slots] = [registration.routes, registration.slots].map((all) =>
    all.map((one) => ({ ...one, hydrate })),
  );
  await writeFile(file, JSON.stringify({ ...registration, runtime: isPreset ? undefined : 'standard', routes, slots }));
}

/** As if installed here: a bundler finds what stands beside a package by the package's true place. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from)) await symlink(join(from, entry), join(to, entry));
}

async function unpack(tarball: string, folder: string): Promise<void> {
  await mkdir(folder);
  await run('tar', ['--extract', '--gzip', '--file', tarball, '--directory', folder, '--strip-components', '1']);
}
