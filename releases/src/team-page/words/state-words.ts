import type { ReleaseState } from '../../table/release-table.ts';

/** What the states mean to a person. */
export const STATE_WORDS: Readonly<Record<ReleaseState, string>> = {
  published: 'served to nobody yet',
  candidate: 'being rolled out',
  stable: 'for everybody who is in no rollout',
  retired: 'stable before; a rollback can bring it back',
  aborted: 'taken back by people',
  quarantined: 'taken back by the judge, for good',
};
