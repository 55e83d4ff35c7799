import { isSectionName } from '../table/section-name.ts';
import { isVersionName } from '../table/version-name.ts';
import { ReleaseError } from '../release-error.ts';
import { type Build, type BuildChoice, findBuild } from './find-build.ts';

/** The build that is meant, under a name that a release may have. Throws {@link ReleaseError}. */
export async function builtRelease(choice: BuildChoice): Promise<Build> {
  if (!isSectionName(choice.section))
    throw new ReleaseError(`"${choice.section}" is not a section's name (lower-case letters, digits, dashes).`);
  const build = await findBuild(choice);
  if (isVersionName(build.version)) return build;
  throw new ReleaseError(`"${build.version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
}
