import type { APIRequestContext } from '@playwright/test';

/** The version of a section that visitors get: `content@1.0.0,events@1.1.0` in the header `x-release-lock`. */
export function versionIn(lock: string | undefined, section: string): string {
  const release = lock?.split(',').find((name) => name.startsWith(`${section}@`));
  if (!release) throw new Error(`The lock "${lock}" has no release of ${section}.`);
  return release.slice(section.length + 1);
}

export async function servedVersion(request: APIRequestContext, section: string): Promise<string> {
  const response = await request.get('/');
  return versionIn(response.headers()['x-release-lock'], section);
}
