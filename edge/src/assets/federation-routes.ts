import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CurrentReleases, parseJson, type ReleaseLoader, stableLock } from 'releases/serving';
import { assetPath, releaseName } from 'shared/contract';
import * as v from 'valibot';
import type { IsIntact } from './intact-files.ts';

export interface FederationRoutesOptions {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly isIntact: IsIntact;
  readonly publicUrl: string;
}

const MANIFEST = 'mf-manifest.json';
/** Other sites read it, and get a promoted release with their next page. */
const HEADERS = { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' };

const Manifest = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.literal('stockEntry.js') }) }),
});

/** `GET /_/federation/<section>/mf-manifest.json`: the stable release of a section for hosts of other sites (decision 0092). */
export async function federationRoutes(app: FastifyInstance, options: FederationRoutesOptions): Promise<void> {
  const { releases, loader, isIntact, publicUrl } = options;

  app.get<{ Params: { section: string } }>(`/_/federation/:section/${MANIFEST}`, async ({ params }, reply) => {
    const { section } = params;
    const version = section === 'shell' ? undefined : stableLock(releases.table())[section];
    const release = version && (await loader.verified({ section, version }).catch(() => null));
    if (!version || !release) return reply.callNotFound();
    const manifest = await read(release.folder, release.statement.files[`browser/${MANIFEST}`]);
    if (manifest) {
      const publicPath = `${publicUrl}${assetPath(section, version, '')}`;
      return reply.headers(HEADERS).send({ ...manifest, metaData: { ...manifest.metaData, publicPath } });
    }
    const error = `${releaseName(section, version)} has no entry for other sites: build and publish the section again.`;
    return reply
      .code(404)
      .headers({ ...HEADERS, 'cache-control': 'no-store' })
      .send({ error });
  });

  async function read(folder: string, integrity: string | undefined): Promise<v.InferOutput<typeof Manifest> | null> {
    const file = join(folder, 'browser', MANIFEST);
    if (integrity === undefined || !(await isIntact(file, integrity))) return null;
    const manifest = v.safeParse(Manifest, parseJson(await readFile(file, 'utf8')));
    return manifest.success ? manifest.output : null;
  }
}
