import type { RecordRefusal } from './audit/record-refusals.ts';
import { verifyRelease } from './signing/verify-release.ts';
import type { TeamStore } from './teams/team-store.ts';
import type { ReleaseLoaderOptions } from './load-release.ts';
import { ReleaseRefused } from '../table/release-error.ts';

export interface VerifySignedOptions {
  readonly teams: TeamStore;
  readonly refused: RecordRefusal;
}

/** Verifies a release as the teams and their keys are now; a refusal is written down. */
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
