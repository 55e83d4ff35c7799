import { duration, utc } from './rule.mjs';

/** A backup each night may be some hours behind. */
const DAY_AND_A_HALF_MS = 36 * 3_600_000;

/** @type {import('./rule.mjs').Rule} */
export function backupMissing({ lastBackup, watchedSince, now }, { dataDir }) {
  const sinceMs = now - (lastBackup?.getTime() ?? watchedSince);
  if (sinceMs < DAY_AND_A_HALF_MS) return [];
  const last = lastBackup ? `The last backup is of ${utc(lastBackup)}` : 'There is no backup of this site';
  return [
    {
      id: 'backup-missing',
      afterMs: 0,
      subject: lastBackup ? `No backup for ${duration(sinceMs)}` : 'There is no backup',
      cause: `${last}. If the server's disk broke today, all that came in since then would be lost: texts, pictures, forms that wait.`,
      todo: [
        'Make one now on the server: the command `backup` (bin/soteria backup, or npm run backup). It says what is wrong if it fails.',
        'See that a timer runs it each night: docs/operations.md says how.',
        `If a backup is made in another way, have it write the time to ${dataDir}/last-backup.json: {"madeAt":"2026-11-23T02:00:00Z"}.`,
      ],
      over: {
        subject: 'There is a backup again',
        text: 'A backup was made and read to its end. Nothing is left to do.',
      },
    },
  ];
}
