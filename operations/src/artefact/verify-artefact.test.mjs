import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyArtefact } from './verify-artefact.mjs';

const NAME = 'soteria-1.2.0-linux-x64.tar.gz';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEYS = pemOf(publicKey);
/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-verify-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @param {import('node:crypto').KeyObject} key */
function pemOf(key) {
  return String(key.export({ type: 'spki', format: 'pem' }));
}

/** An artefact with its checksum and its signature. */
function artefact({ name = NAME, key = privateKey } = {}) {
  const file = join(folder, NAME);
  writeFileSync(file, 'the whole site');
  const text = `${createHash('sha256').update('the whole site').digest('hex')}  ${name}\n`;
  writeFileSync(`${file}.sha256`, text);
  writeFileSync(`${file}.sha256.sig`, sign(null, Buffer.from(text), key));
  return file;
}

it('says which version it is', async () => {
  await expect(verifyArtefact(artefact(), KEYS)).resolves.toMatchObject({ name: NAME, version: '1.2.0' });
});

it('takes one that any of several keys has signed', async () => {
  const other = pemOf(generateKeyPairSync('ed25519').publicKey);
  await expect(verifyArtefact(artefact(), `${other}${KEYS}`)).resolves.toMatchObject({ version: '1.2.0' });
});

describe('is refused with words', () => {
  it('when a key that nobody knows has signed it', async () => {
    const { privateKey: key } = generateKeyPairSync('ed25519');
    await expect(verifyArtefact(artefact({ key }), KEYS)).rejects.toThrow('signed by no key that this site knows');
    await expect(verifyArtefact(artefact(), '')).rejects.toThrow('signed by no key that this site knows');
  });

  it('when it is cut off', async () => {
    const file = artefact();
    truncateSync(file, 5);
    await expect(verifyArtefact(file, KEYS)).rejects.toThrow('damaged or cut off. Nothing was changed.');
  });

  it('when it is changed, and its checksum too', async () => {
    const file = artefact();
    writeFileSync(file, 'another site');
    writeFileSync(`${file}.sha256`, `${createHash('sha256').update('another site').digest('hex')}  ${NAME}\n`);
    await expect(verifyArtefact(file, KEYS)).rejects.toThrow('signed by no key');
  });

  it('when it has the name of another version', async () => {
    const file = artefact();
    const renamed = join(folder, 'soteria-1.3.0-linux-x64.tar.gz');
    for (const ending of ['', '.sha256', '.sha256.sig']) renameSync(`${file}${ending}`, `${renamed}${ending}`);
    await expect(verifyArtefact(renamed, KEYS)).rejects.toThrow(`is the checksum of ${NAME}`);
    await expect(verifyArtefact(artefact({ name: 'movie.tar.gz' }), KEYS)).rejects.toThrow(
      'the checksum of movie.tar.gz',
    );
  });

  it('when a file beside it is missing', async () => {
    const file = artefact();
    rmSync(`${file}.sha256.sig`);
    await expect(verifyArtefact(file, KEYS)).rejects.toThrow(`There is no ${file}.sha256.sig`);
  });

  it('when it is not there itself', async () => {
    const file = artefact();
    rmSync(file);
    await expect(verifyArtefact(file, KEYS)).rejects.toThrow('cannot be read');
  });
});
