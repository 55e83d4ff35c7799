import type { FastifyBaseLogger } from 'fastify';
import { checkRollout } from '../gate/check-release.ts';
import type { Objection } from '../gate/objection.ts';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { isServed, isStable, type ReleaseEntry, type ReleaseTable } from '../table/release-table.ts';

export interface NextServing {
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
  readonly section: string;
  readonly before: ReleaseTable;
  readonly after: ReleaseTable;
}

/**
 * The gate's objections to a change that gives a release more visitors.
 * Runs at each change, because other sections' releases change meanwhile. Fewer visitors never need a check.
 */
export async function objectionsAfter({ section, before, after, ...gate }: NextServing): Promise<readonly Objection[]> {
  const versions = newlyServing(before, after, section);
  const found = await Promise.all(versions.map((version) => checkRollout({ ...gate, section, version, table: after })));
  return found.flat();
}

function newlyServing(before: ReleaseTable, after: ReleaseTable, section: string): readonly string[] {
  const served = new Set((before.sections[section] ?? []).map(serving));
  return (after.sections[section] ?? [])
    .filter((release) => (isServed(release) || isCandidate(release)) && !served.has(serving(release)))
    .map(({ version }) => version);
}

function serving(release: ReleaseEntry): string {
  return JSON.stringify([release.version, isServed(release), isStable(release), isCandidate(release)]);
}

/** One without visitors yet will have some. */
function isCandidate({ state }: ReleaseEntry): boolean {
  return state === 'candidate';
}

export interface GuardOptions {
  readonly changes: ReleaseChanges;
  readonly store: ReleaseStore;
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** Release changes with the gate in front. The release tool and the team page both use it. */
export function guardChanges({ changes, store, loader, log }: GuardOptions): ReleaseChanges {
  async function objectionTo(section: string, action: string, apply: Apply): Promise<string | null> {
    const { table } = await store.read();
    const after = resultOf(apply, table);
    if (!after) return null;
    const objections = await objectionsAfter({ loader, log, section, before: table, after });
    // A rollback is always allowed, unless two sections would own one path.
    const counting = objections.filter(({ rule }) => action !== 'rollback' || rule === 'paths');
    return counting[0]?.message ?? null;
  }

  return {
    async change(change, apply) {
      const objection = await objectionTo(change.section, change.action, apply).catch(messageOf);
      return changes.change(change, (table) => {
        const next = apply(table);
        // Thrown inside the change, so that the audit log records the refusal.
        if (objection !== null) throw new ReleaseError(objection);
        return next;
      });
    },
  };
}

type Apply = (table: ReleaseTable) => ReleaseTable;

/** Null when the change itself is refused: making it throws the same error. */
function resultOf(apply: Apply, table: ReleaseTable): ReleaseTable | null {
  try {
    return apply(table);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}

/** The message of an unreadable release. Throws anything else: it is a bug. */
function messageOf(error: unknown): string {
  if (error instanceof ReleaseError) return error.message;
  throw error;
}
