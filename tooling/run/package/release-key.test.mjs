import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKey } from './release-key.mjs';

/** @type {string} */
let home;
/** @type {string} */
let keysFile;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'soteria-key-'));
  keysFile = join(home, 'release-keys.pem');
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

const keyOf = (/** @type {string | undefined} */ given) => releaseKey({ given, keysFile, home });
const newKey = () => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

describe('the key of the project’s artefacts', () => {
  it('is made when there is none, for its owner’s eyes, and used from then on', () => {
    const { key, id, made } = keyOf(undefined);
    expect(made).toBe(join(home, 'soteria', 'release-key.pem'));
    expect(statSync(String(made)).mode & 0o077).toBe(0);
    const signature = sign(null, Buffer.from('text'), key);
    expect(verify(null, Buffer.from('text'), createPublicKey(readFileSync(keysFile)), signature)).toBe(true);
    expect(keyOf(undefined)).toMatchObject({ id, made: null });
  });

  it('is the one that the setting gives, as text or as a file', () => {
    const pem = newKey();
    const { id, made } = keyOf(pem.replaceAll('\n', '\\n'));
    expect(made).toBeNull();
    writeFileSync(join(home, 'key.pem'), pem);
    expect(keyOf(join(home, 'key.pem')).id).toBe(id);
    expect(existsSync(join(home, 'soteria'))).toBe(false);
  });

  it('is never made anew for a project that has one', () => {
    keyOf(newKey());
    expect(() => keyOf(undefined)).toThrow('none of them is here. RELEASE_SIGNING_KEY');
  });

  it('is refused when running sites do not know it', () => {
    keyOf(newKey());
    expect(() => keyOf(newKey())).toThrow('running sites would refuse the artefact');
  });

  it('signs beside another one, for a change of keys', () => {
    const [old, next] = [newKey(), newKey()];
    keyOf(old);
    const publicKey = String(createPublicKey(next).export({ type: 'spki', format: 'pem' }));
    writeFileSync(keysFile, `${readFileSync(keysFile, 'utf8')}${publicKey}`);
    expect(keyOf(next).id).not.toBe(keyOf(old).id);
  });

  it.each([
    ['/no/such/file.pem', 'there is no such file'],
    ['-----BEGIN nonsense', 'not a private key in PEM'],
    [String(generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' })), 'not an Ed25519 key'],
  ])('is not %.20s', (given, fault) => {
    expect(() => keyOf(given)).toThrow(fault);
    expect(existsSync(keysFile)).toBe(false);
  });
});
