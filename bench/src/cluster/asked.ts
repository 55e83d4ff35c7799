import type { Figure } from '../../../tooling/run/trials/parts/bounds.mjs';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';
import type { ReleaseBuild } from '../../../tooling/run/workspace/release-builds.mjs';

/** What the command line asks for (tooling/run/trials/cluster.mjs). */
export interface Asked {
  readonly parts: readonly string[];
  readonly edges: number;
  /** Visitors at each share of a rollout. */
  readonly visitors: number;
  /** Promotions and rollbacks, together. */
  readonly changes: number;
  readonly edits: number;
  /** How often an edge joins and leaves. */
  readonly joins: number;
  /** How long Postgres is away. */
  readonly minutes: number;
  /** How long each number of edges is measured. */
  readonly seconds: number;
  /** Documents a second of the load. */
  readonly rate: number;
  /** The release of the events that is rolled out. */
  readonly candidate: ReleaseBuild;
  readonly builds: readonly ReleaseBuild[];
}

/** One part of the trial: uses the running cluster, and leaves it as it was. */
export type Part = (cluster: Cluster, asked: Asked) => Promise<readonly Figure[]>;
