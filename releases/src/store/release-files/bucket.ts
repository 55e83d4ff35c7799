import { AwsClient } from 'aws4fetch';
import { types } from 'node:util';

/** A bucket of an S3-compatible store, and who may use it. */
export interface BucketSettings {
  /** The address of the bucket itself, and of a folder in it if there is one: `https://s3.example.org/releases/site`. */
  readonly url: string;
  /** As the store names it: `us-east-1`. */
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** The bucket did not answer, or it refuses this site. Whoever is told may try again later. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';

  constructor(why: string, cause?: unknown) {
    super(`The bucket of releases is away: ${why}. See that RELEASE_BUCKET and AWS_* are right and that it answers.`, {
      cause,
    });
  }
}

/** Objects by name. Each call throws {@link BucketAway} when it could not be done. */
export interface Bucket {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such object. */
  get(name: string): Promise<Buffer | undefined>;
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>;
}

/** Milliseconds: for 64 MB in both directions, and for a word. */
const TIMEOUT_MS = { PUT: 60_000, GET: 60_000, DELETE: 10_000 };
/** Of an answer such as 503, after 50 and 100 ms. */
const RETRIES = 2;
const MOST_BYTES = 80 * 1024 ** 2;

/** Nothing connects before it is needed, so this neither waits nor fails. Signs as AWS Signature Version 4. */
export function openBucket({ url, region, keyId, secret }: BucketSettings): Bucket {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });

  async function ask(method: keyof typeof TIMEOUT_MS, name: string, body?: Buffer): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS[method]);
    const address = `${url}/${name}`;
    return client.fetch(address, { method, signal, ...(body ? { body: new Uint8Array(body) } : {}) }).catch(throwAway);
  }

  return {
    async put(name, bytes) {
      await done(await ask('PUT', name, bytes));
    },
    async get(name) {
      const response = await ask('GET', name);
      if (response.status === 404 && (await codeOf(response.clone())) === 'NoSuchKey') return undefined;
      await done(response.clone());
      if (Number(response.headers.get('content-length')) > MOST_BYTES)
        throw new BucketAway(`${name} is larger than any release`);
      return Buffer.from(await response.arrayBuffer().catch(throwAway));
    },
    async remove(name) {
      const response = await ask('DELETE', name);
      if (response.status !== 404) await done(response);
    },
  };
}

function throwAway(cause: unknown): never {
  const reason = types.isNativeError(cause) && types.isNativeError(cause.cause) ? cause.cause : cause;
  throw new BucketAway(types.isNativeError(reason) ? reason.message : String(reason), cause);
}

async function done(response: Response): Promise<void> {
  if (!response.ok) throw new BucketAway(`it answers with ${response.status} ${await codeOf(response)}`.trim());
}

/** The store's own word for what is the matter: `AccessDenied`, `NoSuchBucket`. */
async function codeOf(response: Response): Promise<string> {
  const text = await response.text().catch(throwAway);
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}
