import type { onRequestAsyncHookHandler } from 'fastify';
import { isSameText } from 'releases/serving';

/** Lets in who knows the secret that CMS and site share. Without one everybody is refused. */
export function onlyTheCms(secret: string | undefined): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (secret && isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
    return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' });
  };
}
