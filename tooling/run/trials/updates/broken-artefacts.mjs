import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSigned } from '../../package/make-artefact.mjs';
import { changedArtefact } from './changed-artefact.mjs';

/** @typedef {import('node:crypto').KeyObject} KeyObject */
/** @typedef {{ name: string, file: string, words: RegExp, restarts?: boolean }} Broken words: to be read by whoever takes it; restarts: it fails in the hand-over */
/** @typedef {{ name: string, words: RegExp, restarts?: boolean, inside?: (root: string) => void, outside?: (file: string) => void }} Fault inside: before it is signed; outside: afterwards */

/** What goes wrong with the site itself only: a disk, a port, a neighbour. */
const ON_THE_SITE = "!process.env.DATA_DIR.includes('rehearsal-')";
/** Put before the edge's program: all of it works, and it never says that it is ready. */
const NEVER_READY = `import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (name, request, response) {
  if (name !== 'request' || !request.url.startsWith('/readyz')) return emit.apply(this, arguments);
  response.writeHead(503).end('{"content":false}');
  return true;
};
`;
const DAMAGED = /damaged or cut off/;
const BACK = /serves again, and nothing is lost/;

/** @type {readonly Fault[]} */
const FAULTS = [
  { name: 'a byte more', words: DAMAGED, outside: (file) => appendFileSync(file, 'x') },
  {
    name: 'truncated',
    words: DAMAGED,
    outside: (file) => writeFileSync(file, readFileSync(file).subarray(0, 5_000_000)),
  },
  {
    name: 'signed by somebody else',
    words: /signed by no key that this site knows/,
    outside: (file) => writeSigned(file, 'a'.repeat(64), generateKeyPairSync('ed25519').privateKey),
  },
  { name: 'a migration throws', words: /This cannot be done/, inside: (root) => addMigration(root, 'true') },
  { name: 'it is never ready', words: /not ready/, inside: (root) => prependToEdge(root, NEVER_READY) },
  { name: 'its CMS ends on the site', words: BACK, restarts: true, inside: (root) => addMigration(root, ON_THE_SITE) },
  {
    name: 'its edge ends on the site',
    words: BACK,
    restarts: true,
    inside: (root) => prependToEdge(root, `if (${ON_THE_SITE}) process.exit(1);\n`),
  },
];

/**
 * Artefacts of a later version that no site may take.
 * @param {string} file of one that a site takes
 * @param {{ version: string, folder: string, key: KeyObject }} options
 * @returns {Promise<Broken[]>}
 */
export async function brokenArtefacts(file, { version, folder, key }) {
  const made = [];
  for (const { name, words, restarts, inside = () => undefined, outside } of FAULTS) {
    const place = join(folder, name.replaceAll(' ', '-'));
    const broken = await changedArtefact(file, { version, folder: place, key, change: inside });
    outside?.(broken);
    made.push({ name, file: broken, words, ...(restarts ? { restarts } : {}) });
  }
  return made;
}

/** @param {string} root @param {string} code */
function prependToEdge(root, code) {
  const file = join(root, 'edge', 'dist', 'main.mjs');
  writeFileSync(file, `${code}${readFileSync(file, 'utf8')}`);
}

/** @param {string} root @param {string} when as code */
function addMigration(root, when) {
  const file = join(root, 'cms', 'database', 'migrations', '2099.01.01.broken.js');
  writeFileSync(file, `module.exports = { async up() { if (${when}) throw new Error('This cannot be done.'); } };\n`);
}
