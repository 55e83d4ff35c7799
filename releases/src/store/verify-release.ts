import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseRefused } from '../table/release-error.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { RecordRefusal } from './audit/record-refusals.ts';
import { parseJson, readText } from './files/text-files.ts';
import type { ReleaseLoaderOptions } from './load-release.ts';
import { Envelope, integrityOf, openEnvelope } from './signing/envelope.ts';
import { filesOf, ReleaseStatement, STATEMENT_FILE, STATEMENT_TYPE } from './signing/release-statement.ts';
import type { TeamStore } from './teams/team-store.ts';
import { mayRelease, type Teams } from './teams/team.ts';

export interface VerifyOptions {
  readonly folder: string;
  readonly release: ReleaseFolder;
  readonly teams: Teams;
  /** For a new release: refuses signatures of retired keys. */
  readonly fresh?: boolean;
}

/**
 * Verifies a release's signature and the hash of every file.
 * Throws {@link ReleaseRefused} for a missing, foreign or wrong signature.
 * It also throws for a file that is missing, changed or not listed.
 */
export async function verifyRelease(request: VerifyOptions): Promise<ReleaseStatement> {
  const statement = await signedStatement(request);
  await compareFiles(request, statement);
  return statement;
}

async function signedStatement({ folder, release, teams, fresh = false }: VerifyOptions): Promise<ReleaseStatement> {
  const name = releaseName(release.section, release.version);
  const envelope = parsed(Envelope, await readText(join(folder, STATEMENT_FILE)), `The signature of ${name}`);
  const keyId = envelope.signatures[0]?.keyid ?? '';
  const key = signingKeyFor({ release, teams, fresh }, keyId);
  const payload = envelope.payloadType === STATEMENT_TYPE ? openEnvelope(envelope, key.publicKey) : null;
  if (payload === null) throw new ReleaseRefused(`The signature of ${name} is wrong.`);
  const statement = parsed(ReleaseStatement, payload, `The signed statement of ${name}`);
  const said = releaseName(statement.section, statement.version);
  if (said !== name) throw new ReleaseRefused(`The signature is of ${said}, not of ${name}.`);
  return statement;
}

/** The key of that id. Throws {@link ReleaseRefused} when it may not sign this release. */
export function signingKeyFor({ release, teams, fresh }: Omit<VerifyOptions, 'folder'>, keyId: string) {
  const { section, version } = release;
  const signer = `The key of ${releaseName(section, version)} is ${keyId}`;
  const owners = Object.values(teams).filter((team) => mayRelease(team, section));
  const key = owners.flatMap(({ keys }) => keys).find(({ id }) => id === keyId);
  if (!key) throw new ReleaseRefused(`${signer}, which is no key of a team that may release ${section}.`);
  if (fresh && key.retired) throw new ReleaseRefused(`${signer}, which is retired. Sign with the team's present key.`);
  return key;
}

async function compareFiles({ folder, release }: VerifyOptions, { files }: ReleaseStatement): Promise<void> {
  const name = releaseName(release.section, release.version);
  const there = new Set(await filesOf(folder));
  const missing = Object.keys(files).find((file) => !there.has(file));
  if (missing !== undefined) throw new ReleaseRefused(`${missing} of ${name} is missing.`);
  for (const file of there) {
    const expected = Object.hasOwn(files, file) ? files[file] : undefined;
    if (expected === undefined)
      throw new ReleaseRefused(`${file} is not among the files that were signed for ${name}.`);
    if (integrityOf(await readFile(join(folder, file))) !== expected)
      throw new ReleaseRefused(`${file} of ${name} is not what was signed.`);
  }
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string, subject: string): T {
  const result = v.safeParse(schema, parseJson(text));
  if (result.success) return result.output;
  throw new ReleaseRefused(`${subject} is ${text === '' ? 'missing' : 'not valid'}.`);
}

export interface VerifySignedOptions {
  readonly teams: Pick<TeamStore, 'read'>;
  readonly refused: RecordRefusal;
}

/** Verifies a release with the current teams and keys. A refusal is recorded. */
export function verifySigned({ teams, refused }: VerifySignedOptions): ReleaseLoaderOptions['verify'] {
  return async (folder, release) => {
    try {
      return await verifyRelease({ folder, release, teams: await teams.read() });
    } catch (error) {
      if (error instanceof ReleaseRefused) refused({ action: 'serve', ...release, note: error.message });
      throw error;
    }
  };
}
