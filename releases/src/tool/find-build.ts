import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { registrationFaults, Remote, StrictDefinition } from 'shared/contract';
import * as v from 'valibot';
import { parseJson, readText } from '../store/files/text-files.ts';
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
  refuseSection(choice.section);
  if (choice.version !== undefined) refuseVersion(choice.version);
  const build = await findBuild(choice);
  refuseVersion(build.version);
  if (choice.section !== 'shell') await refuseUnknownKeys(join(build.folder, 'remote.json'));
  return build;
}

/**
 * The version that a section's sources would be built under, when their registration is well. Throws {@link ReleaseError}.
 * @param folder of the sources; without it this one, or the section's folder in it
 */
export async function plannedVersion({ section, version }: BuildChoice, folder?: string): Promise<string> {
  refuseSection(section);
  const places = folder === undefined ? [resolve(), resolve(`mfe-${section}`), resolve(section)] : [resolve(folder)];
  const read = await Promise.all(places.map((place) => readText(join(place, 'remote.json'))));
  const at = read.findIndex((text) => text !== '');
  // The shell registers nothing.
  if (section !== 'shell' && at < 0) throw new ReleaseError(`There is no remote.json in ${places.join(', ')}.`);
  if (section !== 'shell') refuseRegistration(section, parseJson(read[at] ?? ''));
  const planned = version ?? (await versionIn(places.at(section === 'shell' ? -1 : at) ?? ''));
  refuseVersion(planned);
  return planned;
}

function refuseRegistration(section: string, registration: unknown): void {
  if (registration === undefined) throw new ReleaseError('remote.json is not valid JSON.');
  const faults = registrationFaults(registration).map(({ message }) => message);
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
  const { name } = v.parse(v.object({ name: v.string() }), registration);
  if (name !== section)
    throw new ReleaseError(`remote.json registers ${name}, not ${section}. Name that section, or mend "name".`);
}

async function versionIn(folder: string): Promise<string> {
  const manifest = v.safeParse(
    v.object({ version: v.string() }),
    parseJson(await readText(join(folder, 'package.json'))),
  );
  if (manifest.success) return manifest.output.version;
  throw new ReleaseError('No package.json says which version this is. Give --version.');
}

function refuseSection(section: string): void {
  if (!isSectionName(section))
    throw new ReleaseError(`"${section}" is not a section's name (lower-case letters, digits, dashes).`);
}

function refuseVersion(version: string): void {
  if (!isVersionName(version)) throw new ReleaseError(`"${version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
}

const Written = v.strictObject({ ...Remote.entries, ...StrictDefinition.entries });

/** All else that may be wrong with it, the site says. */
async function refuseUnknownKeys(file: string): Promise<void> {
  const faults = registrationFaults(JSON.parse(await readFile(file, 'utf8')), Written);
  const unknown = faults.find(({ isUnknown }) => isUnknown);
  if (unknown) throw new ReleaseError(unknown.message);
}
