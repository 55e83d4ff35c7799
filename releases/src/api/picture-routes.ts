import type { FastifyInstance } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import type { Pictures } from '../visits/pictures.ts';
import type { Access } from './access.ts';
import { CallRefused, parsed } from './call-refused.ts';

const Version = v.strictObject({ version: v.string() });

export interface PictureRouteOptions {
  readonly access: Access;
  readonly pictures: Pictures;
}

interface Params {
  readonly section: string;
  readonly name: string;
}

/**
 * `POST /:section/pictures` begins to draw a release beside the stable one; `GET` tells what was found, and, by its name, a
 * picture in base64.
 */
export async function pictureRoutes(app: FastifyInstance, { access, pictures }: PictureRouteOptions): Promise<void> {
  const onRequest = access.section('pictures');

  app.post<{ Params: Params }>('/:section/pictures', { onRequest }, async (request, reply) => {
    const { version } = parsed(Version, request.body);
    return reply.code(202).send(await pictures.draw({ section: request.params.section, version }));
  });

  app.get<{ Params: Params }>('/:section/pictures', { onRequest }, async (request) => {
    const release = { section: request.params.section, ...parsed(Version, request.query) };
    return (await pictures.report(release)) ?? refuseUnknown(releaseName(release.section, release.version));
  });

  app.get<{ Params: Params }>('/:section/pictures/:name', { onRequest }, async (request) => {
    const { section, name } = request.params;
    const release = { section, ...parsed(Version, request.query) };
    const picture = await pictures.picture(release, name);
    if (!picture) refuseUnknown(`${releaseName(section, release.version)}, ${name}`);
    return { webp: picture.toString('base64') };
  });
}

function refuseUnknown(what: string): never {
  throw new CallRefused(404, 'unknown', `There are no pictures of ${what}.`);
}
