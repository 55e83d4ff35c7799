import type { APIRequestContext } from '@playwright/test';

/** The version of a section that visitors get: `content@1.0.0,events@1.1.0` in the header `x-release-lock`. */
export function versionIn(lock: string | undefined, section: string): string {
  const release = lock?.split(',').find((name) => name.startsWith(`${section}@`));
  if (!release) throw new Error(`The lock "${lock}" has no release of ${section}.`);
  return release.slice(section.length + 1);
}

/** What a visitor of some edge gets; without one, somebody who has never been there. */
export async function servedVersionAt(url: string, section: string, visitor?: APIRequestContext): Promise<string> {
  const lock = visitor
    ? (await visitor.get(url)).headers()['x-release-lock']
    : (await fetch(url)).headers.get('x-release-lock');
  return versionIn(lock ?? undefined, section);
}

export async function servedVersion(request: APIRequestContext, section: string): Promise<string> {
  const response = await request.get('/');
  return versionIn(response.headers()['x-release-lock'], section);
}
