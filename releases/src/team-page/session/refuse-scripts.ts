import type { FastifyRequest } from 'fastify';
import { RequestRefused } from '../../http/request-refused.ts';

/**
 * Sections live on the same origin, where neither cookie nor form token holds up a script of one: it could read the page
 * with `fetch`, or within a frame. What a browser fetches for anything but a tab says so (Fetch Metadata,
 * `Sec-Fetch-Dest`); a window that a script has opened is out of its reach by the page's `Cross-Origin-Opener-Policy`.
 */
export async function refuseScripts({ headers }: FastifyRequest): Promise<void> {
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined || destination === 'document') return;
  throw new RequestRefused(403, 'This page is for people: open it in a tab of its own.');
}
