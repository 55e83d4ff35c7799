import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { addressOf, ROUTES } from './routes.ts';
import { site } from './site.ts';

type Form = Readonly<Record<string, string>>;

/** What the site answers to browsers, routes apart: addresses, and forms without JavaScript. */
const FURTHER: readonly (readonly [path: string, form?: Form])[] = [
  ['/event-details?id=no-such-event'],
  ['/?preview=forged'],
  ['/api/prayer-requests', { prayerRequest: 'For rain.' }],
  ['/api/prayer-requests', {}],
  ['/_/'],
  ['/_/session', { token: 'of no team' }],
];

/** Every kind of document that the site under test sends, by what was asked for. */
export async function documentsOf(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const token = await readFile(join(site.dataDir, 'operator', 'token'), 'utf8');
  const asked = [
    ...(await Promise.all(ROUTES.map(async (route) => [await addressOf(route, request)] as const))),
    ...FURTHER,
    ['/_/session', { token: token.trim() }] as const,
  ];
  const answers = asked.map(async ([path, form], index) => {
    const response = form ? await request.post(path, { form }) : await request.get(path);
    return [`${index}: ${path}`, await response.text()] as const;
  });
  return new Map(await Promise.all(answers));
}
