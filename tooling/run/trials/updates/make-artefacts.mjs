import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { makeArtefact, packageVersion, writeSigned } from '../../package/make-artefact.mjs';
import { sourceCommit } from '../../package/source-commit.mjs';

/** @typedef {import('node:crypto').KeyObject} KeyObject */
/** @typedef {{ name: string, file: string, words: RegExp }} Broken words: that whoever takes it must read */

const CMS_THROWS = 'module.exports = { async up() { throw new Error("This migration cannot be done."); } };\n';
const NEVER_READY = `import { createServer } from 'node:http';
createServer((request, response) => {
  response.writeHead(request.url === '/healthz' ? 200 : 503).end('{"content":false}');
}).listen(process.env.LISTEN_PID === String(process.pid) ? { fd: 3 } : Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
`;
/** What only goes wrong with the site itself: a disk, a port, a neighbour. */
const NOT_IN_A_REHEARSAL = "process.env.DATA_DIR.includes('rehearsal-')";

/**
 * The version of this commit, the one after it, and later ones that are broken in some way; all by the same key.
 * @param {string} folder
 */
export async function makeArtefacts(folder) {
  const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
  const keys = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const source = await sourceCommit();
  const [present, next, after] = [packageVersion(), later(1), later(2)];
  const make = async (/** @type {string} */ version) =>
    (await makeArtefact({ ...source, version }, { out: join(folder, version), key, keys })).file;
  const [first, second] = [await make(present), await make(next)];
  const change = (/** @type {string} */ name, /** @type {(root: string) => void} */ change) =>
    changedArtefact(second, { version: after, folder: join(folder, name), key, change });
  const [changed, cut, foreign] = await Promise.all(
    ['longer', 'cut', 'foreign'].map((name) => change(name, () => undefined)),
  );
  if (!changed || !cut || !foreign) throw new Error('Three were made.');
  appendFileSync(changed, 'x');
  writeFileSync(cut, readFileSync(cut).subarray(0, 5_000_000));
  writeSigned(foreign, 'a'.repeat(64), generateKeyPairSync('ed25519').privateKey);
  const migration = (/** @type {string} */ root) => join(root, 'cms', 'database', 'migrations', '2099.01.01.broken.js');
  const edge = (/** @type {string} */ root) => join(root, 'edge', 'dist', 'main.mjs');
  const prepend = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(file, `${text}\n${readFileSync(file, 'utf8')}`);
  /** @type {Broken[]} */
  const broken = [
    { name: 'a byte more', file: changed, words: /damaged or cut off/ },
    { name: 'truncated', file: cut, words: /damaged or cut off/ },
    { name: 'wrong signature', file: foreign, words: /signed by no key that this site knows/ },
    { name: 'older', file: first, words: /Nothing was changed/ },
    {
      name: 'a migration throws',
      file: await change('migration', (root) => writeFileSync(migration(root), CMS_THROWS)),
      words: /This migration cannot be done/,
    },
    {
      name: 'never ready',
      file: await change('unready', (root) => writeFileSync(edge(root), NEVER_READY)),
      words: /not ready|home page/i,
    },
    {
      name: 'the CMS ends, but not on the copy',
      file: await change('cms', (root) =>
        writeFileSync(
          migration(root),
          `if (!${NOT_IN_A_REHEARSAL}) throw new Error('Only here.');\n${CMS_THROWS.replace(/throw.*?;/, '')}`,
        ),
      ),
      words: /serves again, and nothing is lost/,
    },
    {
      name: 'the edge ends, but not on the copy',
      file: await change('edge', (root) =>
        prepend(edge(root), `if (!${NOT_IN_A_REHEARSAL}) throw new Error('Only here.');`),
      ),
      words: /serves again, and nothing is lost/,
    },
  ];
  return { first, second, broken };
}

/** @param {number} steps */
function later(steps) {
  const [major, minor, patch] = packageVersion().split('.');
  return `${major}.${minor}.${Number(patch) + steps}`;
}

/**
 * An artefact with other contents, and signed.
 * @param {string} file
 * @param {{ version: string, folder: string, key: KeyObject, change: (root: string) => void }} options
 */
async function changedArtefact(file, { version, folder, key, change }) {
  const name = basename(file).replace(/\d+\.\d+\.\d+/, version);
  const root = join(folder, basename(name, '.tar.gz'));
  mkdirSync(root, { recursive: true });
  await command('tar', ['-xzf', file, '-C', root, '--strip-components=1']);
  change(root);
  const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...description, version }));
  const sums = 'find . -type f ! -name SHA256SUMS -print0 | xargs -0 sha256sum > SHA256SUMS';
  await command('sh', ['-c', sums], { cwd: root });
  const packed = join(folder, name);
  await command('tar', ['-czf', packed, '-C', folder, basename(root)]);
  const [sha256 = ''] = (await command('sha256sum', [packed])).split(' ');
  writeSigned(packed, sha256, key);
  return packed;
}
