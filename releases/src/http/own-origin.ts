import type { FastifyRequest } from 'fastify';

/** Whether an address lies on this site: on its public origin, or on the host that this very request was sent to. */
export function isOwnOrigin(address: string, { host }: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === publicUrl || (/^https?:$/.test(url.protocol) && url.host === host);
}
