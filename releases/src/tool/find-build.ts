import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Remote, StrictDefinition } from 'shared/contract';
import * as v from 'valibot';
import { ReleaseError } from '../table/release-error.ts';
import { isSectionName, isVersionName } from '../table/names.ts';

export interface BuildChoice {
  readonly section: string;
  readonly from?: string;
  readonly version?: string;
}

export interface Build {
  readonly folder: string;
  readonly version: string;
}

const Named = v.object({ name: v.string(), version: v.string() });

/** Finds a build in `from` or in one folder below. Throws {@link ReleaseError} when it is missing or ambiguous. */
async function findBuild({ section, from, version }: BuildChoice): Promise<Build> {
  const places = from ? [resolve(from)] : [resolve(`mfe-${section}`, 'dist'), resolve(section, 'dist')];
  const found = (await Promise.all(places.map(buildsBelow))).flat();
  const builds = version ? found.filter((build) => build.version === version) : found;
  const [build, ...others] = builds;
  if (build && others.length === 0) return build;
  const searched = places.join(' and ');
  if (build) throw new ReleaseError(`${searched} holds several builds (${listed(builds)}). Choose one with --version.`);
  const hint = found.length > 0 ? ` It holds ${listed(found)}.` : ' Build the section first.';
  throw new ReleaseError(`No build of ${section}${version ? ` ${version}` : ''} in ${searched}.${hint}`);
}

async function buildsBelow(place: string): Promise<Build[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  const folders = [place, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(place, name))];
  return (await Promise.all(folders.map(buildAt))).flat();
}

async function buildAt(folder: string): Promise<Build[]> {
  try {
    const { version } = v.parse(Named, JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
    return [{ folder, version }];
  } catch {
    return [];
  }
}

function listed(builds: readonly Build[]): string {
  return builds.map(({ version }) => version).join(', ');
}

/** The chosen build, with a valid version name. Throws {@link ReleaseError}. */
export async function builtRelease(choice: BuildChoice): Promise<Build> {
  if (!isSectionName(choice.section))
    throw new ReleaseError(`"${choice.section}" is not a section's name (lower-case letters, digits, dashes).`);
  const build = await findBuild(choice);
  if (!isVersionName(build.version))
    throw new ReleaseError(`"${build.version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
  if (choice.section !== 'shell') await refuseUnknownKeys(join(build.folder, 'remote.json'));
  return build;
}

const Written = v.strictObject({ ...Remote.entries, ...StrictDefinition.entries });

/** A key that no contract has would be read by nobody, and its writer would wait for what it asks. */
async function refuseUnknownKeys(file: string): Promise<void> {
  const { issues = [] } = v.safeParse(Written, JSON.parse(await readFile(file, 'utf8')));
  const unknown = issues.filter(({ type, expected }) => type === 'strict_object' && expected === 'never');
  const [first] = unknown.map((issue) => v.getDotPath(issue));
  if (first !== undefined)
    throw new ReleaseError(
      `remote.json has the key "${first}", which no contract knows. Mend its spelling, or leave it out.`,
    );
}
