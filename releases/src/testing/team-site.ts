import Fastify from 'fastify';
import { join } from 'node:path';
import { siteSecret } from '../store/secrets/site-secret.ts';
import type { HealthPoint } from '../judge/health-log.ts';
import { addRelease } from '../table/changes/add-release.ts';
import { startRollout } from '../table/changes/start-rollout.ts';
import { createReleaseLoader } from '../store/load-release.ts';
import { verifySigned } from '../store/verify-signed.ts';
import { openStore } from '../store/open-store.ts';
import type { TeamPagePart } from '../team-page/team-page-part.ts';
import { teamPage } from '../team-page/team-page.ts';
import { createToken } from '../store/teams/token.ts';
import { afterTest } from './after-test.ts';
import { silentLog } from './silent-log.ts';
import { tempFolder } from './temp-folder.ts';

const ORIGIN = 'https://church.example';

export interface TeamSiteOptions {
  readonly dataDir?: string;
  readonly publicUrl?: string;
  readonly parts?: readonly TeamPagePart[];
  readonly health?: (section: string, version: string) => readonly HealthPoint[];
}

/** The team page over a data folder, with a clock that the test sets; and browsers that keep their cookies. */
export async function teamSite({ dataDir, publicUrl = ORIGIN, health = () => [], parts = [] }: TeamSiteOptions = {}) {
  const folder = dataDir ?? (await tempFolder());
  const clock = { now: new Date('2026-11-21T18:00:00Z') };
  const now = () => clock.now;
  const releases = await openStore(folder, now);
  const sessionKey = await siteSecret(join(folder, 'operator', 'session-key'));
  const app = Fastify({ loggerInstance: silentLog });
  const loader = createReleaseLoader({
    store: releases.store,
    verify: verifySigned({ teams: releases.teams, refused: () => undefined }),
  });
  await app.register(teamPage, {
    releases,
    loader,
    health: { of: health },
    parts,
    publicUrl,
    sessionKey,
    now,
  });
  afterTest(() => app.close());

  return {
    app,
    dataDir: folder,
    clock,
    releases,
    /** A team with one token. */
    async team(name: string, sections: string[], { operator = false } = {}) {
      const { id, hash, text } = createToken();
      const tokens = [{ id, hash, created: now().toISOString() }];
      await releases.teams.change((teams) => ({ ...teams, [name]: { sections, operator, tokens, keys: [] } }));
      return text;
    },
    async publish(section: string, version: string) {
      const release = { section, version, url: '/x.js', integrity: 'sha384-AAAA' };
      await releases.changes.change({ who: 'test', action: 'publish', section, version }, (table) =>
        addRelease(table, release, now()),
      );
    },
    async rollout(section: string, version: string, steps: number[]) {
      const rollout = { section, version, steps, every: 600, id: 'r1' };
      await releases.changes.change({ who: 'test', action: 'rollout', section, version }, (table) =>
        startRollout(table, rollout, now()),
      );
    },
    /** `1.0.0 stable 90, 1.1.0 candidate 10`. */
    async state(section: string) {
      const { table } = await releases.store.read();
      return (table.sections[section] ?? [])
        .map(({ version, state, share }) => `${version} ${state} ${share}`)
        .join(', ');
    },
    browser: () => browserOf(app, publicUrl),
  };
}

function browserOf(app: ReturnType<typeof Fastify>, origin: string) {
  const cookies: Record<string, string> = {};

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    fields: Record<string, string>,
    more: Record<string, string>,
  ) {
    const headers = { cookie: jar(), 'sec-fetch-dest': 'document', ...more };
    const form = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const response =
      method === 'GET'
        ? await app.inject({ method, url, headers })
        : await app.inject({
            method,
            url,
            headers: { ...form, ...headers },
            payload: new URLSearchParams(fields).toString(),
          });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return response;
  }

  const jar = () =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

  return {
    cookies,
    get: (url: string, headers: Record<string, string> = {}) => ask('GET', url, {}, headers),
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask('POST', url, fields, headers),
    signIn: (token: string) => ask('POST', '/_/session', { token }, {}),
  };
}
