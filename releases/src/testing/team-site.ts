import { afterTest } from 'database/testing';
import { createLimits } from 'database';
import Fastify from 'fastify';
import { join } from 'node:path';
import { causesInMemory } from '../judge/failure-causes.ts';
import type { HealthPoint } from '../judge/health-log.ts';
import { siteSecret } from '../store/files/secrets.ts';
import { createReleaseLoader } from '../store/load-release.ts';
import { type OpenedStore, openStore } from '../store/open-store.ts';
import { filePictures } from '../store/release-files/picture-store.ts';
import { createToken } from '../store/teams/token.ts';
import { verifySigned } from '../store/verify-release.ts';
import { addRelease } from '../table/changes/add-release.ts';
import { type Rollout, startRollout, takeStep } from '../table/changes/start-rollout.ts';
import type { TeamPagePart } from '../team-page/routes/team-page-part.ts';
import { teamPage } from '../team-page/team-page.ts';
import { createPictures } from '../visits/pictures.ts';
import { tempFolder } from './temp-folder.ts';
import { silentLog } from './silent-log.ts';

const ORIGIN = 'https://church.example';

export interface TeamSiteOptions {
  readonly dataDir?: string;
  readonly publicUrl?: string;
  readonly parts?: readonly TeamPagePart[];
  readonly health?: (section: string, version: string) => readonly HealthPoint[];
}

/** The team page over a data folder. The test sets the clock, and browsers store cookies. */
export async function teamSite({ dataDir, publicUrl = ORIGIN, health = () => [], parts = [] }: TeamSiteOptions = {}) {
  const folder = dataDir ?? (await tempFolder());
  const clock = { now: new Date('2026-11-21T18:00:00Z') };
  const now = () => clock.now;
  const releases = await openStore(folder, now);
  const secret = (name: string) => siteSecret(join(folder, 'operator', name));
  const [sessionKey, previewKey] = await Promise.all([secret('session-key'), secret('preview-key')]);
  const app = Fastify({ loggerInstance: silentLog });
  const verify = verifySigned({ teams: releases.teams, refused: () => undefined });
  const loader = createReleaseLoader({ store: releases.store, verify });
  const limits = createLimits({ log: silentLog });
  const causes = causesInMemory(now);
  const stored = filePictures(join(folder, 'release-pictures'));
  const drawing = { store: releases.store, loader, stored, site: () => undefined, previewKey, log: silentLog, now };
  const page = {
    releases,
    loader,
    pictures: createPictures(drawing),
    causes,
    limits,
    health: { of: health },
    parts,
    publicUrl,
    sessionKey,
    previewKey,
    now,
  };
  await app.register(teamPage, page);
  afterTest(() => app.close());
  return {
    app,
    dataDir: folder,
    clock,
    causes,
    stored,
    releases,
    ...actionsOn(releases, now),
    browser: () => browserOf(app, publicUrl),
  };
}

function actionsOn({ store, teams, changes }: OpenedStore, now: () => Date) {
  return {
    /** Creates a team with one token. */
    async team(name: string, sections: string[], { operator = false } = {}) {
      const { id, hash, text } = createToken();
      const tokens = [{ id, hash, created: now().toISOString() }];
      await teams.change((present) => ({ ...present, [name]: { sections, operator, tokens, keys: [] } }));
      return text;
    },
    async publish(section: string, version: string) {
      const release = { section, version, url: '/x.js', integrity: 'sha384-AAAA' };
      await changes.change({ who: 'test', action: 'publish', section, version }, (table) =>
        addRelease(table, release, now()),
      );
    },
    async rollout(section: string, version: string, plan: number[] | Pick<Rollout, 'steps' | 'whenQuiet'>) {
      const stated = Array.isArray(plan) ? { steps: plan } : plan;
      const rollout = { section, version, every: 600, id: 'r1', ...stated };
      await changes.change({ who: 'test', action: 'rollout', section, version }, (table) =>
        takeStep(startRollout(table, rollout, now()), section, now()),
      );
    },
    /** `1.0.0 stable 90, 1.1.0 candidate 10`. */
    async state(section: string) {
      const { table } = await store.read();
      return (table.sections[section] ?? [])
        .map(({ version, state, share }) => `${version} ${state} ${share}`)
        .join(', ');
    },
  };
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

function browserOf(app: ReturnType<typeof Fastify>, origin: string) {
  const cookies: Record<string, string> = {};

  async function ask({ method, url, fields = {}, headers: more = {} }: Call) {
    const headers = { cookie: jar(), 'sec-fetch-dest': 'document', ...more };
    const form = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const response =
      method === 'GET'
        ? await app.inject({ method, url, headers })
        : await app.inject({ method, url, headers: { ...form, ...headers }, payload });
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
    get: (url: string, headers: Record<string, string> = {}) => ask({ method: 'GET', url, headers }),
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask({ method: 'POST', url, fields, headers }),
    signIn: (token: string) => ask({ method: 'POST', url: '/_/session', fields: { token } }),
  };
}
