import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseDocument } from '../releases/release-document.ts';
import type { ReleaseFolder, ReleaseStore } from '../releases/release-store.ts';

/** A release that is held against the site as the document has it. */
export interface RolloutRequest extends ReleaseFolder {
  readonly document: ReleaseDocument;
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
}

/** A build that is to become a release. */
export interface GateRequest extends RolloutRequest {
  /** Absolute path of the unpacked build: `browser/`, `server/`, `remote.json`. */
  readonly folder: string;
  /** Why it may be larger than its section's budget. Whoever asks keeps the reason. */
  readonly overBudget?: string | undefined;
  /** The built render worker. */
  readonly workerFile: string;
}
