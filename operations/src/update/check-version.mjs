import semver from 'semver';
import { StepError } from '../process/step.mjs';

/**
 * Throws when an artefact is no update of the version that runs.
 * @param {string} version of the artefact
 * @param {string} present
 */
export function checkVersion(version, present) {
  if (semver.gt(version, present)) return;
  const what = semver.eq(version, present) ? 'is the one that is here' : `is older than ${present}, which is here`;
  throw new StepError(
    `Version ${version} ${what}. Nothing was changed. \`soteria rollback\` goes back to the version before.`,
  );
}
