import { type Remote, releaseName } from 'shared/contract';

/** A section's error that its region has caught, with the release that it belongs to. */
export function reportFailure(error: unknown, remote: Remote): void {
  console.error(`${releaseName(remote.name, remote.version)} could not be shown.`, error);
}
