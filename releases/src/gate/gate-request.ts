import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { OpenRenderer } from './renderer.ts';

/** A release to check against the release table. */
export interface RolloutRequest extends ReleaseFolder {
  readonly table: ReleaseTable;
  /** Reads published releases. */
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** A build that is to become a release. */
export interface GateRequest extends RolloutRequest {
  /** Reads the uploaded build, whose signature is valid. */
  readonly draft: ReleaseLoader;
  /** Why it may exceed its section's size budget. The caller stores the reason. */
  readonly overBudget?: string | undefined;
  readonly openRenderer: OpenRenderer;
}
