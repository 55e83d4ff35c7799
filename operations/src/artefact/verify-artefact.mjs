import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StepError } from '../process/step.mjs';

const PEM = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;
/** As `sha256sum` writes it. */
const CHECKSUM = /^([0-9a-f]{64}) [ *](.+)\n$/;
/** The version is in the name, and the name is signed. */
const NAME = /^soteria-(\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?)-linux-x64\.tar\.gz$/;

/**
 * Verifies an artefact before anything of it is unpacked: the signature over its checksum, then the checksum. Both are files
 * beside it, `<name>.sha256` and `<name>.sha256.sig`. Throws {@link StepError} with what is wrong.
 * @param {string} file
 * @param {string} keys the public keys that may have signed it, Ed25519 in PEM, one after the other
 * @returns {Promise<{ name: string, version: string, sha256: string }>}
 */
export async function verifyArtefact(file, keys) {
  const [text, signature] = await Promise.all([beside(file, '.sha256'), beside(file, '.sha256.sig')]);
  const trusted = (keys.match(PEM) ?? []).map((pem) => createPublicKey(pem));
  if (!trusted.some((key) => verify(null, text, key, signature)))
    throw new StepError(
      `${file}.sha256 is signed by no key that this site knows. Nothing was changed. Take the artefact from where you always do; ` +
        'if its makers have a new key, they say so, and how to trust it.',
    );
  const [, sha256 = '', name = ''] = CHECKSUM.exec(text.toString()) ?? [];
  const [, version] = NAME.exec(name) ?? [];
  if (version === undefined || name !== basename(file))
    throw new StepError(
      `${file}.sha256 is the checksum of ${name || 'nothing'}. Nothing was changed. Give the file its name.`,
    );
  if ((await sha256Of(file)) !== sha256)
    throw new StepError(
      `${file} is not what was signed: it is damaged or cut off. Nothing was changed. Load it again.`,
    );
  return { name, version, sha256 };
}

/** @param {string} file @param {string} ending */
async function beside(file, ending) {
  return readFile(`${file}${ending}`).catch((cause) => {
    throw new StepError(`There is no ${file}${ending}: load it too, into the same folder.`, { cause });
  });
}

/** @param {string} file */
async function sha256Of(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch((cause) => {
    throw new StepError(`${file} cannot be read: ${cause.message}`, { cause });
  });
  return hash.digest('hex');
}
