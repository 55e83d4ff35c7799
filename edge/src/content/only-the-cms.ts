import type { onRequestAsyncHookHandler } from 'fastify';
import { isSameText } from 'releases/serving';

/** Accepts callers that know the secret of the CMS. Without a secret every call is refused. */
export function onlyTheCms(secret: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (secret && isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' });
  };
}
