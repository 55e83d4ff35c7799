import type { Command } from 'commander';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import type * as v from 'valibot';
import { readText } from '../../store/files/text-files.ts';
import { inParts, packBuild } from '../../store/release-files/pack-build.ts';
import { keyIdOf, type SigningKey } from '../../store/signing/envelope.ts';
import { signRelease, STATEMENT_FILE, writeStatement } from '../../store/signing/release-statement.ts';
import { ReleaseError } from '../../table/release-error.ts';
import { NoAnswer, StatusAnswer } from '../answers.ts';
import { builtRelease, plannedVersion } from '../find-build.ts';
import { SiteRefused } from '../release-client.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';
import { checkPictures, isPublished } from './check-pictures.ts';

interface Options {
  readonly from?: string;
  readonly version?: string;
  readonly overBudget?: string;
}

interface CheckOptions extends Options {
  /** The folder of the sources; true for the usual one. */
  readonly beforeBuild?: string | true;
  /** A folder, or whether there are to be pictures. */
  readonly pictures?: string | boolean;
}

export function publishVerb(program: Command, tool: Tool): void {
  const command = (name: string, description: string) =>
    program
      .command(`${name} <section>`)
      .description(description)
      .option('--from <folder>', 'the build: a folder with remote.json, or the folder of such folders')
      .option('--version <version>', 'which build of that folder')
      .option('--over-budget <why>', "why it may be larger than the section's budget");
  command(
    'publish',
    'Signs a build and makes it a release. The first one of a section serves everybody, a later one nobody yet.',
  ).action(async (section: string, options: Options) => {
    const { name, status } = await sendBuild(tool, section, { ...options, query: '', schema: StatusAnswer });
    tool.print(`${name} is published.`);
    tool.print(statusTable(status));
  });
  command('check', 'Says all that publishing a build would say, and publishes nothing.')
    .option(
      '--pictures [folder]',
      'draws the pages of a published release beside the stable one, at 360, 768 and 1440 px, and lists what differs; into the folder, if one is named',
    )
    .option(
      '--before-build [sources]',
      'says at once what needs no build: remote.json, version, token, key, team (default: the version of package.json)',
    )
    .action((section: string, options: CheckOptions) => check(tool, section, options));
}

async function check(
  tool: Tool,
  section: string,
  { pictures = false, beforeBuild, ...options }: CheckOptions,
): Promise<void> {
  if (beforeBuild !== undefined) return checkBeforeBuild(tool, section, { beforeBuild, ...options });
  const folder = typeof pictures === 'string' ? pictures : undefined;
  if (pictures !== false) {
    const version = options.version ?? (await builtRelease({ section, ...options })).version;
    const release = { section, version };
    if (await isPublished(await tool.client(), release)) return checkPictures(tool, release, folder);
  }
  const { name } = await sendBuild(tool, section, { ...options, query: '?check', schema: NoAnswer });
  tool.print(`${name} can be published.`);
  if (pictures !== false)
    tool.print(
      'Pictures are drawn of published releases: publish it, which gives it to nobody yet, and check it again.',
    );
}

/** Throws {@link ReleaseError} with what stands against a release, whatever its build will be. */
async function checkBeforeBuild(tool: Tool, section: string, { beforeBuild, ...options }: CheckOptions): Promise<void> {
  const folder = beforeBuild === true ? undefined : beforeBuild;
  const wanted = options.version ?? tool.plannedVersion;
  const version = await plannedVersion({ section, ...(wanted === undefined ? {} : { version: wanted }) }, folder);
  const { id } = await readSigningKey((await tool.access()).signingKey());
  const call = { path: `/${section}/${version}?key=${encodeURIComponent(id)}`, schema: NoAnswer };
  await (await tool.client()).call(call).catch((error: unknown) => {
    // A site of an earlier version says it after the build.
    if (!(error instanceof SiteRefused) || error.code !== 'unknown') throw error;
  });
  tool.print(`Nothing stands against ${releaseName(section, version)} before its build.`);
}

interface Sent<Schema extends v.GenericSchema> extends Options {
  readonly query: string;
  readonly schema: Schema;
}

/** Signs a build and sends it. Throws {@link ReleaseError} with what stands against it. */
async function sendBuild<Schema extends v.GenericSchema>(tool: Tool, section: string, sent: Sent<Schema>) {
  const { overBudget, query, schema, ...choice } = sent;
  const { folder, version } = await builtRelease({ section, ...choice });
  const key = await readSigningKey((await tool.access()).signingKey());
  const packed = await packBuild(folder, JSON.stringify(await signRelease(folder, { section, version }, key)));
  const why = overBudget === undefined ? {} : { 'x-over-budget': encodeURIComponent(overBudget) };
  const client = await tool.client();
  const status = await client.call({
    method: 'PUT',
    path: `/${section}/${version}${query}`,
    upload: { body: inParts(packed, tool.progress), headers: { 'content-type': 'application/gzip', ...why } },
    schema,
  });
  return { name: releaseName(section, version), status };
}

export function signVerb(program: Command, tool: Tool): void {
  program
    .command('sign <section>')
    .description('Only signs a build: its statement is put beside its files.')
    .option('--from <folder>', 'the build: a folder with remote.json, or the folder of such folders')
    .option('--version <version>', 'which build of that folder')
    .action(async (section: string, choice: { from?: string; version?: string }) => {
      const { folder, version } = await builtRelease({ section, ...choice });
      const key = await readSigningKey((await tool.access()).signingKey());
      await writeStatement(folder, { section, version }, key);
      tool.print(`${releaseName(section, version)} is signed by the key ${key.id}: ${join(folder, STATEMENT_FILE)}`);
    });
}

/** @param given PEM (`\n` may stand for line breaks), or the path of such a file */
async function readSigningKey(given: string): Promise<SigningKey> {
  const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : await textOf(given);
  const privateKey = privateKeyOf(pem);
  return { id: keyIdOf(pem), privateKey };
}

async function textOf(file: string): Promise<string> {
  const text = await readText(file);
  if (text !== '') return text;
  throw new ReleaseError(
    `SOTERIA_SIGNING_KEY names ${file}, and there is no such file. Give its path, or the key itself.`,
  );
}

function privateKeyOf(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ReleaseError('The signing key is not a private key in PEM. Make one: release key create <team>', {
      cause,
    });
  }
  throw new ReleaseError('The signing key is not an Ed25519 key. Make one: release key create <team>');
}
