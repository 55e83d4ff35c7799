import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import type { OpenRenderer } from './renderer.ts';

/** A release that is held against the site as the document has it. */
export interface RolloutRequest extends ReleaseFolder {
  readonly table: ReleaseTable;
  /** Reads what is published. */
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** A build that is to become a release. */
export interface GateRequest extends RolloutRequest {
  /** Reads the uploaded build, which was found to be what its team has signed. */
  readonly draft: ReleaseLoader;
  /** Why it may be larger than its section's budget. Whoever asks keeps the reason. */
  readonly overBudget?: string | undefined;
  readonly openRenderer: OpenRenderer;
}
