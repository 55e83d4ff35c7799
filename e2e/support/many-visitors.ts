import { randomBytes } from 'node:crypto';
import { versionIn } from './programs/served-version.ts';

/** Visitors who have been there before: the ids of their cookies, as the edge gives them. */
export function newVisitors(count: number): readonly string[] {
  return Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
}

/** Those who get this version of the events, each from a network of their own. */
export async function visitorsOf(url: string, version: string, visitors: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, visitor] of visitors.entries()) {
    const network = `198.51.${index % 250}.1`;
    const response = await fetch(url, { headers: { cookie: `visitor=${visitor}`, 'x-forwarded-for': network } });
    await response.arrayBuffer();
    if (versionIn(response.headers.get('x-release-lock') ?? undefined, 'events') === version) found.push(visitor);
  }
  return found;
}
