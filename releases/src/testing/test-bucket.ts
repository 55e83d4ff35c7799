// oxlint-disable-next-line @typescript-eslint/triple-slash-reference -- the edge's tests find the types by it
/// <reference path="./s3rver.d.ts" />
import { afterTest } from 'database/testing';
import type { BucketSettings } from '../store/release-files/bucket.ts';
import { tempFolder } from './temp-folder.ts';

/** The server's own credentials. It refuses others. */
const CREDENTIALS = { keyId: 'S3RVER', secret: 'S3RVER' };

/** An empty bucket of a real S3-compatible server, which ends with the test. `directory` holds its objects. */
export async function testBucket(): Promise<BucketSettings & { readonly directory: string }> {
  // It loads as much as all that the other tests import.
  const { default: S3rver } = await import('@20minutes/s3rver');
  const directory = await tempFolder();
  const configureBuckets = [{ name: 'releases' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  afterTest(() => server.close());
  return { url: `http://127.0.0.1:${port}/releases/site`, region: 'us-east-1', ...CREDENTIALS, directory };
}
