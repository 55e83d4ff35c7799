import { releaseName, type SectionRelease } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseLoader, ShellRelease } from '../store/load-release.ts';
import { isSectionName, isVersionName, type ReleaseFolder } from '../table/names.ts';
import type { Objection } from './objection.ts';

/** A build whose `remote.json` is valid. */
export type Candidate =
  | { readonly kind: 'section'; readonly folder: string; readonly release: SectionRelease }
  | { readonly kind: 'shell'; readonly folder: string; readonly release: ShellRelease };

export function nameOf({ remote }: SectionRelease | ShellRelease): string {
  return releaseName(remote.name, remote.version);
}

export type CandidateOutcome =
  | { readonly candidate: Candidate; readonly objections: readonly [] }
  | { readonly candidate: null; readonly objections: readonly Objection[] };

/** Reads a build's `remote.json`. A fault is returned, not thrown. */
export async function readCandidate(release: ReleaseFolder, loader: ReleaseLoader): Promise<CandidateOutcome> {
  const { section, version } = release;
  if (!isSectionName(section))
    return refused(`"${section}" is not a section's name (lower-case letters, digits, dashes).`);
  if (!isVersionName(version)) return refused(`"${version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
  const { folder } = await loader.verified(release);
  try {
    return await readBuild(release, folder, loader);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    // The upload's temporary path means nothing to a team.
    return refused(`${error.message.replaceAll(`${folder}/`, '')} Build the section again with the project's preset.`);
  }
}

async function readBuild(
  { section, version }: ReleaseFolder,
  folder: string,
  loader: ReleaseLoader,
): Promise<CandidateOutcome> {
  if (section === 'shell')
    return { candidate: { kind: 'shell', folder, release: await loader.shell(version) }, objections: [] };
  const release = await loader.section(section, version);
  const globalName = `${section}_${version}`.replace(/\W/g, '_');
  if (release.remote.globalName === globalName)
    return { candidate: { kind: 'section', folder, release }, objections: [] };
  return refused(
    `remote.json calls the container's global "${release.remote.globalName}". It must be "${globalName}": with ` +
      "another release's name browsers would get that release's code.",
  );
}

function refused(message: string): CandidateOutcome {
  return { candidate: null, objections: [{ rule: 'remote', message }] };
}
