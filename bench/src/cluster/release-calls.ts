import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';

/** What a team does with the events' releases, by the release API. Rejects with what the site says when it refuses. */
export interface ReleaseCommands {
  readonly rollout: (version: string, percent: number) => Promise<void>;
  readonly change: (verb: 'promote' | 'rollback' | 'abort') => Promise<void>;
}

/** @param url of an edge, or of the balancer */
export async function releaseCalls(cluster: Cluster, url = cluster.url): Promise<ReleaseCommands> {
  const token = (await readFile(join(cluster.edge(0).dataDir, 'operator', 'token'), 'utf8')).trim();
  async function call(verb: string, body: object): Promise<void> {
    const response = await fetch(`${url}/_/releases/events/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The site answered ${response.status} to ${verb}: ${text}`);
  }
  return {
    rollout: (version, percent) => call('rollout', { version, percent }),
    change: (verb) => call(verb, {}),
  };
}
