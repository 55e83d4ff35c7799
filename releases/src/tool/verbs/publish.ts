import type { Command } from 'commander';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import type * as v from 'valibot';
import { inParts, packBuild } from '../../store/release-files/pack-build.ts';
import { signRelease, STATEMENT_FILE, writeStatement } from '../../store/signing/release-statement.ts';
import { NoAnswer, StatusAnswer } from '../answers.ts';
import { builtRelease, plannedVersion } from '../find-build.ts';
import { SiteRefused } from '../release-client.ts';
import { readSigningKey } from '../signing-key.ts';
import { statusTable } from '../table.ts';
import type { Tool } from '../tool.ts';

interface Options {
  readonly from?: string;
  readonly version?: string;
  readonly overBudget?: string;
}

interface CheckOptions extends Options {
  /** The folder of the sources; true for the usual one. */
  readonly beforeBuild?: string | true;
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
      '--before-build [sources]',
      'says at once what needs no build: remote.json, version, token, key, team (default: the version of package.json)',
    )
    .action(async (section: string, { beforeBuild, ...options }: CheckOptions) => {
      if (beforeBuild !== undefined) return checkBeforeBuild(tool, section, { beforeBuild, ...options });
      const { name } = await sendBuild(tool, section, { ...options, query: '?check', schema: NoAnswer });
      tool.print(`${name} can be published.`);
    });
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
