import type { FastifyReply } from 'fastify';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import type { RecordRefusal, ReleaseFolder, ReleaseLoader, VerifiedRelease } from 'releases/serving';
import type { IsIntact } from './intact-files.ts';

/** A file below a release's `browser/`. */
interface ReleaseFile extends ReleaseFolder {
  readonly file: string;
}

/** Sends a release's file in the best encoding, if the team has signed it. Otherwise it answers 404. */
export type SendReleaseFile = (
  reply: FastifyReply,
  file: ReleaseFile,
  headers: Record<string, string>,
) => Promise<FastifyReply>;

export interface SendReleaseFileOptions {
  readonly loader: ReleaseLoader;
  readonly isIntact: IsIntact;
  readonly refused: RecordRefusal;
}

/** The suffixes of the files, compressed at build, that @fastify/static may send instead. */
const ENCODINGS = ['.br', '.gz', '.deflate'];

/** Expects @fastify/static. */
export function sendReleaseFiles({ loader, isIntact, refused }: SendReleaseFileOptions): SendReleaseFile {
  return async (reply, { section, version, file }, headers) => {
    // The loader has logged why a release is refused.
    const release = await loader.verified({ section, version }).catch(() => null);
    if (!release || integrityIn(release, file) === undefined) return notFound(reply);
    for (const name of [file, ...ENCODINGS.map((encoding) => `${file}${encoding}`)]) {
      if (await isIntact(join(release.folder, 'browser', name), integrityIn(release, name))) continue;
      const note = `browser/${name} of ${releaseName(section, version)} is not what was signed.`;
      refused({ action: 'serve', section, version, note });
      return notFound(reply);
    }
    return reply.headers(headers).sendFile(file, join(release.folder, 'browser'));
  };
}

function integrityIn({ statement }: VerifiedRelease, file: string): string | undefined {
  const name = `browser/${file}`;
  return Object.hasOwn(statement.files, name) ? statement.files[name] : undefined;
}

async function notFound(reply: FastifyReply): Promise<FastifyReply> {
  reply.callNotFound();
  return reply;
}
