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

/** Two teams: one takes what `soteria create` proposes, the other the preset of the site's own sections. */
const TEAMS = [
  { section: 'music', options: '' },
  { section: 'drama', options: ' --bundler webpack' },
];

export async function trial() {
  const kit = await step('Packing the section kit', packKit);
  const teams = await withTrialSite('kit', async (settings, folder) => {
    const services = await startServices(settings, await build(settings));
    const given = { kit, folder, site: `http://localhost:${settings.port}`, dataDir: settings.dataDir };
    try {
      const told = [];
      for (const team of TEAMS) told.push(await asTheTeam({ ...given, ...team }));
      return told;
    } finally {
      await stopServices(services);
    }
  });
  holdBounds(
    teams.flatMap(({ section, commands, seconds }) => [
      ...commands.map((typed, index) => ({ figure: `${section} ${index + 1}. ${typed}`, measured: '' })),
      atMost(`${section}: commands until a second release is rolled back`, commands.length, 12),
      { figure: `${section}: minutes, with no time to write`, measured: Math.round(seconds / 6) / 10 },
    ]),
  );
}

/** @typedef {{ kit: string, folder: string, site: string, dataDir: string, section: string, options: string }} Given */

/** @param {Given} given */
async function asTheTeam({ kit, folder, site, dataDir, section, options }) {
  const bare = join(folder, `bare-${section}`);
  const repository = join(bare, section);
  mkdirSync(bare);
  copyFileSync(kit, join(bare, basename(kit)));
  const team = await step(`The operator makes the team ${section}`, () => makeTeam({ site, dataDir, folder, section }));
  const started = Date.now();
  /** @type {string[]} */
  const commands = [];
  const type = async (/** @type {string} */ typed, cwd = repository) => {
    commands.push(typed);
    await step(typed, () => command('sh', ['-c', typed], { cwd, env: { ...team, SOTERIA_URL: site } }));
  };
  await type(`npx --yes --package ./${basename(kit)} soteria create ${section}${options}`, bare);
  await type('npm install');
  await type('npm test');
  commands.push('npm run dev');
  const shown = { repository, section };
  await step('npm run dev, and a save', () => develop(shown, site));
  await type('npm run release');
  await page(`${site}/${section}`, 'Come and see.');
  changeFile(pageOf(shown), 'Come and see.', 'Join us.');
  await type('npm version --no-git-tag-version 1.1.0');
  await type('npm run release');
  await type(`npx soteria rollout ${section} 1.1.0 --percent 100`);
  await page(`${site}/${section}`, 'Join us.');
  await type(`npx soteria rollback ${section}`);
  await page(`${site}/${section}`, 'Come and see.');
  return { section, commands, seconds: (Date.now() - started) / 1000 };
}

/** @param {Pick<Given, 'site' | 'dataDir' | 'folder' | 'section'>} given @returns {Promise<Record<string, string>>} the team's environment */
async function makeTeam({ site, dataDir, folder, section }) {
  const key = join(folder, `${section}-key.pem`);
  const run = (/** @type {string[]} */ ...args) =>
    command(process.execPath, [RELEASE_TOOL, ...args], { env: { SOTERIA_URL: site, DATA_DIR: dataDir } });
  await run('team', 'set', section, '--sections', section);
  const said = await run('token', 'create', section);
  await run('key', 'create', section, '--out', key);
  const token = said.trim().split('\n').at(-1) ?? '';
  return { SOTERIA_TOKEN: token, SOTERIA_SIGNING_KEY: key };
}

/** @typedef {{ readonly repository: string, readonly section: string }} Repository */

/** Starts development, sees the page, saves a change and sees that. @param {Repository} shown @param {string} site */
async function develop({ repository, section }, site) {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: repository,
    env: { ...process.env, SOTERIA_URL: site },
    stdio: 'ignore',
    detached: true,
  });
  try {
    const title = section.charAt(0).toUpperCase() + section.slice(1);
    const pageFile = pageOf({ repository, section });
    const registration = join(repository, 'remote.json');
    await page(`http://localhost:${port}/${section}`, `Welcome to ${title}.`);
    changeFile(pageFile, `Welcome to ${title}.`, 'Come and see.');
    await page(`http://localhost:${port}/${section}`, 'Come and see.');
    changeFile(pageFile, 'attributes.title', 'attributes.tilte');
    await page(`http://localhost:${port}/_/dev/faults`, "Property 'tilte' does not exist");
    changeFile(pageFile, 'attributes.tilte', 'attributes.title');
    changeFile(registration, '"slots": [] }],', '"slots": [], "keyword": [] }],');
    await page(`http://localhost:${port}/${section}`, 'remote.json has the key "routes.0.keyword"');
    changeFile(registration, ', "keyword": []', '');
    await page(`http://localhost:${port}/${section}`, 'Come and see.');
  } finally {
    process.kill(-(child.pid ?? 0));
  }
}

/** @param {Repository} of */
function pageOf({ repository, section }) {
  return join(repository, 'src', 'pages', `${section}.tsx`);
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
