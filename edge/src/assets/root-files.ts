import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CurrentReleases } from '../releases/current-releases.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { stableLock } from '../releases/resolve-lock.ts';

/** Files that browsers look for at the site's root; the shell's stable release may bring them. */
const NAMES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
];

export interface RootFiles {
  readonly store: ReleaseStore;
  readonly releases: CurrentReleases;
}

/** Expects @fastify/static. */
export async function rootFiles(app: FastifyInstance, { store, releases }: RootFiles): Promise<void> {
  for (const name of NAMES) {
    app.get(`/${name}`, async (_request, reply) => {
      const version = stableLock(releases.document())['shell'];
      const folder = version && join(store.folder({ section: 'shell', version }), 'browser');
      const found = folder && (await isThere(join(folder, name)));
      if (!found) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=3600');
      return reply.sendFile(name, folder);
    });
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
