import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from './database.ts';
import { DatabaseRefused } from './database-refused.ts';

/** AES-256-GCM (NIST SP 800-38D) with the nonce's and tag's usual lengths; a sealed secret is nonce, tag, secret. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const Rows = v.array(v.object({ sealed: v.instance(Buffer) }));

/** Texts that all edges of a site share, each made by whichever edge needs it first. */
export interface SecretTexts {
  /** Throws {@link DatabaseRefused} when SITE_KEY is not the key that it was sealed with. */
  text(name: string, make: () => string): Promise<string>;
}

/** Who reads the database, or a backup of it, reads no secret. @param siteKey 32 bytes, the same on every edge */
export function sharedSecrets(database: Queries, siteKey: Buffer): SecretTexts {
  const stored = async (name: string) => {
    const { rows } = await database.query('SELECT sealed FROM edge.secrets WHERE name = $1', [name]);
    return v.parse(Rows, rows)[0]?.sealed;
  };
  return {
    async text(name, make) {
      const present = await stored(name);
      if (present) return unsealSecret(name, present, siteKey);
      const made = sealSecret(name, make(), siteKey);
      // Of several edges that start at once, the first one's counts.
      const text = 'INSERT INTO edge.secrets (name, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await database.query(text, [name, made]);
      return unsealSecret(name, (await stored(name)) ?? made, siteKey);
    },
  };
}

interface SharedSite {
  /** The site's database. */
  readonly lastAnswers: Queries;
  /** 32 bytes, the same on every edge. */
  readonly siteKey: Buffer;
}

/** 256 random bits that all edges of a site share. Throws as `text` does. */
export async function sharedSecret(name: string, { lastAnswers, siteKey }: SharedSite): Promise<Buffer> {
  const make = () => randomBytes(32).toString('base64url');
  return Buffer.from(await sharedSecrets(lastAnswers, siteKey).text(name, make), 'base64url');
}

/** @param name sealed in, so that one secret cannot take another one's place */
function sealSecret(name: string, secret: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function unsealSecret(name: string, sealed: Buffer, key: Buffer): string {
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const secret = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([secret, decipher.final()]).toString();
  } catch (cause) {
    throw new DatabaseRefused(
      `SITE_KEY does not open the secret "${name}" in the database: it was sealed with another key, or changed since. ` +
        'Start every edge of this site with the SITE_KEY that its first edge had.',
      { cause },
    );
  }
}
