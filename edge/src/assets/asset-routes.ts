import type { FastifyInstance } from 'fastify';
import type { SendReleaseFile } from './send-release-file.ts';

interface AssetParams {
  readonly section: string;
  readonly version: string;
  readonly '*': string;
}

const SECTION = /^[a-z][a-z0-9-]*$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const FILE = /^(?!.*(\.\.|\/\/))[\w][\w./~-]*$/;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The browser builds of all published releases, because a page that was opened before a promotion or a rollback asks for its
 * own. Files are compressed at build, and the best encoding is picked.
 */
export async function assetRoutes(app: FastifyInstance, { send }: { readonly send: SendReleaseFile }): Promise<void> {
  app.get<{ Params: AssetParams }>('/_/assets/:section/:version/*', { compress: false }, (request, reply) => {
    const { section, version, '*': file } = request.params;
    if (!SECTION.test(section) || !VERSION.test(version) || !FILE.test(file)) return reply.callNotFound();
    return send(reply, { section, version, file }, HEADERS);
  });
}
