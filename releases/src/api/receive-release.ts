import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { assetPath, releaseName } from 'shared/contract';
import { checkRelease } from '../gate/check-release.ts';
import { refuse } from '../gate/objection.ts';
import type { OpenRenderer } from '../gate/renderer.ts';
import { ReleaseError, ReleaseExists } from '../table/release-error.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import { createReleaseLoader, type ReleaseLoader } from '../store/load-release.ts';
import { unpackBuild } from '../store/release-files/unpack-build.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseStatement } from '../store/signing/release-statement.ts';
import type { TeamStore } from '../store/teams/team-store.ts';
import type { Identity, Teams } from '../store/teams/team.ts';
import { signingKeyFor, verifyRelease } from '../store/verify-release.ts';
import { addRelease, type NewRelease } from '../table/changes/add-release.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseTable } from '../table/release-table.ts';

export interface ReceiveOptions {
  readonly store: ReleaseStore;
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly changes: ReleaseChanges;
  readonly loader: ReleaseLoader;
  /** Uploads are unpacked in this folder on the edge's own disk. */
  readonly drafts: string;
  /** The gate renders with it. */
  readonly openRenderer: OpenRenderer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

interface PlannedRelease extends ReleaseFolder {
  readonly by: Identity;
}

interface Upload extends PlannedRelease {
  /** Tar in gzip, with the signed statement. */
  readonly packed: Buffer;
  /** Why the release may exceed its section's size budget. */
  readonly overBudget?: string | undefined;
}

export interface ReceiveRelease {
  /** Publishes an upload and returns the new table. A refusal throws {@link ReleaseError} and is audited. */
  publish(upload: Upload): Promise<ReleaseTable>;
  /** Says what publishing would: throws {@link ReleaseError} for a refusal. Nothing is stored. */
  check(upload: Upload): Promise<void>;
  /** Says of a publication what can be said before a build. Throws {@link ReleaseError} for a refusal. */
  checkPlan(planned: PlannedRelease, keyId: string): Promise<void>;
}

export function createReceiveRelease(options: ReceiveOptions): ReceiveRelease {
  const check = async (upload: Upload) => {
    await inDraft(options.drafts, (folder) => examine(options, upload, folder));
  };
  const checkPlan = async ({ by, ...release }: PlannedRelease, keyId: string) => {
    await refuseTwice(options.audit, (await options.store.read()).table, release);
    signingKeyFor({ release, teams: signersFor(by, await options.teams.read()), fresh: true }, keyId);
  };
  return { publish: publisherOf(options), check, checkPlan };
}

function publisherOf(options: ReceiveOptions): ReceiveRelease['publish'] {
  const { changes, audit, now } = options;
  return async (upload) => {
    const { section, version, overBudget } = upload;
    const change = { who: upload.by.team, action: 'publish', section, version };
    const refused = async (error: unknown): Promise<never> => {
      if (error instanceof ReleaseError)
        await audit.append({ ...change, at: now().toISOString(), outcome: 'refused', note: error.message });
      throw error;
    };
    const release = await inDraft(options.drafts, (folder) => admit(options, upload, folder)).catch(refused);
    const note = overBudget === undefined ? {} : { note: `over budget: ${overBudget}` };
    return changes.change({ ...change, ...note }, (table) => addRelease(table, release, now()));
  };
}

async function inDraft<T>(drafts: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(drafts, `.draft-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function admit(options: ReceiveOptions, upload: Upload, folder: string) {
  const { section, version } = upload;
  const release = { section, version };
  const { draft, statement } = await examine(options, upload, folder);
  await storeOnce(options, { release, folder, statement });
  return readNewRelease(release, draft, statement);
}

/** Unpacks an upload into a folder, verifies its signature and asks the gate. */
async function examine(options: ReceiveOptions, upload: Upload, folder: string) {
  const { store, loader } = options;
  const { section, version } = upload;
  const release = { section, version };
  const { table } = await store.read();
  await refuseTwice(options.audit, table, release);
  await unpackBuild(upload.packed, folder);
  const teams = signersFor(upload.by, await options.teams.read());
  const statement = await verifyRelease({ folder, release, teams, fresh: true });
  const draft = createReleaseLoader({ store: { fetch: async () => folder }, verify: async () => statement });
  const { overBudget } = upload;
  const { openRenderer, log } = options;
  refuse(release, await checkRelease({ ...release, draft, loader, table, overBudget, openRenderer, log }));
  return { draft, statement };
}

/** Pruned versions cannot be reused: browsers cache their files for a year. */
async function refuseTwice(audit: AuditLog, { sections }: ReleaseTable, release: ReleaseFolder): Promise<void> {
  const { section, version } = release;
  const entered = sections[section]?.some((each) => each.version === version);
  if (entered || (await audit.wasPublished(release))) throw new ReleaseExists(releaseName(section, version));
}

/** The keys that may sign this upload: the team's own and the operators'. */
function signersFor({ team, operator }: Identity, teams: Teams): Teams {
  if (operator) return teams;
  return Object.fromEntries(Object.entries(teams).filter(([name, each]) => name === team || each.operator));
}

interface Admitted {
  readonly release: ReleaseFolder;
  readonly folder: string;
  readonly statement: ReleaseStatement;
}

/** Accepts files that are already stored, so an interrupted publication can be repeated. */
async function storeOnce({ store, teams }: ReceiveOptions, { release, folder, statement }: Admitted): Promise<void> {
  if (!(await store.has(release))) return store.publish(release, folder);
  const stored = await verifyRelease({ folder: await store.fetch(release), release, teams: await teams.read() });
  if (!isDeepStrictEqual(stored.files, statement.files))
    throw new ReleaseExists(releaseName(release.section, release.version));
}

/** A build's entry for the release table, with its first script and the signed hash. Throws {@link ReleaseError}. */
async function readNewRelease(
  { section, version }: ReleaseFolder,
  draft: ReleaseLoader,
  { files }: ReleaseStatement,
): Promise<NewRelease> {
  const first =
    section === 'shell' ? (await draft.shell(version)).remote.js.at(-1) : await entryOf(draft, section, version);
  const integrity = files[`browser/${first}`];
  if (first === undefined || integrity === undefined)
    throw new ReleaseError(`The remote.json of ${releaseName(section, version)} names no script that was signed.`);
  return { section, version, url: assetPath(section, version, first), integrity };
}

async function entryOf(draft: ReleaseLoader, section: string, version: string): Promise<string> {
  return (await draft.section(section, version)).remote.entry;
}
