import type { FastifyInstance } from 'fastify';
import { type CurrentReleases, stableLock } from 'releases/serving';
import type { SendReleaseFile } from './send-release-file.ts';

/** Files that browsers look for at the site's root. The shell's stable release may have them. */
const NAMES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'podcast-cover.jpg',
  'site.webmanifest',
];

export interface RootFilesOptions {
  readonly send: SendReleaseFile;
  readonly releases: CurrentReleases;
}

export async function rootFiles(app: FastifyInstance, { send, releases }: RootFilesOptions): Promise<void> {
  for (const name of NAMES) {
    app.get(`/${name}`, async (_request, reply) => {
      const version = stableLock(releases.table())['shell'];
      if (!version) return reply.callNotFound();
      return send(reply, { section: 'shell', version, file: name }, { 'cache-control': 'public, max-age=3600' });
    });
  }
}
