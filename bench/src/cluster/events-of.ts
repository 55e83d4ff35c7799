import { randomBytes } from 'node:crypto';

/** A visitor who has been there before: the id of the cookie, as the edge gives it. */
export function newVisitor(): string {
  return randomBytes(16).toString('base64url');
}

/** The version of the events that a visitor's document has. @param url of an edge, or of the balancer */
export async function eventsOf(url: string, visitor: string): Promise<string | undefined> {
  const response = await fetch(`${url}/`, { headers: { cookie: `visitor=${visitor}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const lock = response.headers.get('x-release-lock') ?? '';
  return lock
    .split(',')
    .find((name) => name.startsWith('events@'))
    ?.slice('events@'.length);
}
