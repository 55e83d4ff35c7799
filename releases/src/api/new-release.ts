import { assetPath, releaseName } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseStatement } from '../store/signing/release-statement.ts';
import type { NewRelease } from '../table/changes/add-release.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** A build's entry for the release table, with its first script and the signed hash. Throws {@link ReleaseError}. */
export async function readNewRelease(
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
