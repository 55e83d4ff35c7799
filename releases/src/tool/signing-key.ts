import { createPrivateKey, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../table/release-error.ts';
import { readText } from '../store/files/text-files.ts';
import { keyIdOf, type SigningKey } from '../store/signing/envelope.ts';

/** @param given PEM (`\n` may stand for line breaks), or the path of such a file */
export async function readSigningKey(given: string): Promise<SigningKey> {
  const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : await textOf(given);
  const privateKey = privateKeyOf(pem);
  return { id: keyIdOf(pem), privateKey };
}

async function textOf(file: string): Promise<string> {
  const text = await readText(file);
  if (text !== '') return text;
  throw new ReleaseError(
    `SOTERIA_SIGNING_KEY names ${file}, and there is no such file. Give its path, or the key itself.`,
  );
}

function privateKeyOf(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ReleaseError('The signing key is not a private key in PEM. Make one: release key create <team>', {
      cause,
    });
  }
  throw new ReleaseError('The signing key is not an Ed25519 key. Make one: release key create <team>');
}
