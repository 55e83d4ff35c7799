import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../../operations/src/process/command.mjs';
import { freePort } from '../../../operations/src/process/free-port.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { RELEASE_TOOL } from '../../../operations/src/site/programs.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { packKit } from '../kit/pack-kit.mjs';
import { build } from '../workspace/build-site.mjs';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

export const description = {
  about: 'A team makes a section in a bare folder, with Node alone: writes, publishes, rolls out and takes back.',
};

/** Milliseconds: ends a hang, never judges speed. */
const PATIENCE_MS = 120_000;

export async function trial() {
  const kit = await step('Packing the section kit', packKit);
  const { commands, seconds } = await withTrialSite('kit', async (settings, folder) => {
    const services = await startServices(settings, await build(settings));
    try {
      return await asTheTeam({ kit, folder, site: `http://localhost:${settings.port}`, dataDir: settings.dataDir });
    } finally {
      await stopServices(services);
    }
  });
  const lines = commands.map((typed, index) => ({ figure: `${index + 1}. ${typed}`, measured: '' }));
  holdBounds([
    ...lines,
    atMost('commands until a second release is rolled back', commands.length, 12),
    { figure: 'minutes, with no time to write', measured: Math.round(seconds / 6) / 10 },
  ]);
}

/** @param {{ kit: string, folder: string, site: string, dataDir: string }} given */
async function asTheTeam({ kit, folder, site, dataDir }) {
  const bare = join(folder, 'bare');
  const repository = join(bare, 'music');
  mkdirSync(bare);
  copyFileSync(kit, join(bare, basename(kit)));
  const team = await step('The operator makes the team', () => makeTeam({ site, dataDir, folder }));
  const started = Date.now();
  /** @type {string[]} */
  const commands = [];
  const type = async (/** @type {string} */ typed, cwd = repository) => {
    commands.push(typed);
    await step(typed, () => command('sh', ['-c', typed], { cwd, env: { ...team, SOTERIA_URL: site } }));
  };
  await type(`npx --yes --package ./${basename(kit)} soteria create music`, bare);
  await type('npm install');
  commands.push('npm run dev');
  await step('npm run dev, and a save', () => develop(repository, site));
  await type('npm run release');
  await page(`${site}/music`, 'Come and sing.');
  changePage(repository, 'Come and sing.', 'Sing with us.');
  await type('npm version --no-git-tag-version 1.1.0');
  await type('npm run release');
  await type('npx soteria rollout music 1.1.0 --percent 100');
  await page(`${site}/music`, 'Sing with us.');
  await type('npx soteria rollback music');
  await page(`${site}/music`, 'Come and sing.');
  return { commands, seconds: (Date.now() - started) / 1000 };
}

/** @param {{ site: string, dataDir: string, folder: string }} given @returns {Promise<Record<string, string>>} the team's environment */
async function makeTeam({ site, dataDir, folder }) {
  const key = join(folder, 'music-key.pem');
  const run = (/** @type {string[]} */ ...args) =>
    command(process.execPath, [RELEASE_TOOL, ...args], { env: { SOTERIA_URL: site, DATA_DIR: dataDir } });
  await run('team', 'set', 'music', '--sections', 'music');
  const said = await run('token', 'create', 'music');
  await run('key', 'create', 'music', '--out', key);
  const token = said.trim().split('\n').at(-1) ?? '';
  return { SOTERIA_TOKEN: token, SOTERIA_SIGNING_KEY: key };
}

/** Starts development, sees the page, saves a change and sees that. @param {string} repository @param {string} site */
async function develop(repository, site) {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: repository,
    env: { ...process.env, SOTERIA_URL: site },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await page(`http://localhost:${port}/music`, 'Welcome to Music.');
    changePage(repository, 'Welcome to Music.', 'Come and sing.');
    await page(`http://localhost:${port}/music`, 'Come and sing.');
    changePage(repository, 'attributes.title', 'attributes.tilte');
    await page(`http://localhost:${port}/_/dev/faults`, "Property 'tilte' does not exist");
    changePage(repository, 'attributes.tilte', 'attributes.title');
    changeFile(join(repository, 'remote.json'), '"slots": [] }],', '"slots": [], "keyword": [] }],');
    await page(`http://localhost:${port}/music`, 'remote.json has the key "routes.0.keyword"');
    changeFile(join(repository, 'remote.json'), ', "keyword": []', '');
    await page(`http://localhost:${port}/music`, 'Come and sing.');
  } finally {
    process.kill(-(child.pid ?? 0));
  }
}

/** @param {string} repository @param {string} before @param {string} after */
function changePage(repository, before, after) {
  changeFile(join(repository, 'src', 'pages', 'music.tsx'), before, after);
}

/** @param {string} file @param {string} before @param {string} after */
function changeFile(file, before, after) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** Waits until a page, or a stream, has these words as the server sends it. @param {string} url @param {string} words */
async function page(url, words) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const html = await fetch(url).then(firstText, String);
    if (html.includes(words)) return;
    if (Date.now() > end) throw new StepError(`${url} does not say "${words}".`);
    await pause(200);
  }
}

/** All of a page; the first event of a stream, which does not end. @param {Response} answer */
async function firstText(answer) {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}
