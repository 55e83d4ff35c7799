import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { StepError } from '../../../operations/src/process/step.mjs';

/** @typedef {import('node:crypto').KeyObject} KeyObject */

const PEM = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;
const HOW =
  'RELEASE_SIGNING_KEY names its file, or is its text; without a key, `--unsigned` makes an artefact that no running site takes.';

/**
 * The private key that signs the project's artefacts. When there is none, and the project has none yet, it is made.
 * @param {{ given: string | undefined, keysFile: string, home?: string }} places given: RELEASE_SIGNING_KEY; keysFile: the
 * project's public keys; home: of settings
 * @returns {{ key: KeyObject, id: string, made: string | null }} made: the file of a key that is made now
 */
export function releaseKey({ given, keysFile, home = process.env.XDG_CONFIG_HOME || join(homedir(), '.config') }) {
  const own = join(home, 'soteria', 'release-key.pem');
  const pem = given ? textOf(given) : existsSync(own) ? readFileSync(own, 'utf8') : null;
  if (pem === null && existsSync(keysFile))
    throw new StepError(`${keysFile} names the keys of this project's artefacts, and none of them is here. ${HOW}`);
  const key = pem === null ? newKey(own) : privateKeyOf(pem);
  const publicKey = publicPem(key);
  if (!existsSync(keysFile)) writeFileSync(keysFile, publicKey);
  if (!publicKeysIn(readFileSync(keysFile, 'utf8')).some((known) => publicPem(known) === publicKey))
    throw new StepError(
      `The signing key is none of those in ${keysFile}: running sites would refuse the artefact. Add its public part there ` +
        'one version before it signs.',
    );
  return { key, id: keyId(key), made: pem === null ? own : null };
}

/** @param {string} text PEM, one key after the other */
function publicKeysIn(text) {
  return (text.match(PEM) ?? []).map((pem) => createPublicKey(pem));
}

/** @param {string} given `\n` may stand for line breaks, as in an environment variable */
function textOf(given) {
  if (given.includes('-----BEGIN')) return given.replaceAll('\\n', '\n');
  if (existsSync(given)) return readFileSync(given, 'utf8');
  throw new StepError(`RELEASE_SIGNING_KEY names ${given}, and there is no such file.`);
}

/** @param {string} pem */
function privateKeyOf(pem) {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new StepError(`The signing key is not a private key in PEM. ${HOW}`, { cause });
  }
  throw new StepError(`The signing key is not an Ed25519 key. ${HOW}`);
}

/** @param {string} file */
function newKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/** @param {KeyObject} key */
function publicPem(key) {
  return String((key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'pem' }));
}

/** A key's id: the first half of its public part's SHA-256, as of the keys of teams. @param {KeyObject} key */
function keyId(key) {
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 32);
}
