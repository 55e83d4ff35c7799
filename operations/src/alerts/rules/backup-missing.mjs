import { duration, utc } from './rule.mjs';

/** A backup each night may be some hours behind. */
const DAY_AND_A_HALF_MS = 36 * 3_600_000;

/** @type {import('./rule.mjs').Rule} */
export function backupMissing({ backups: { last, failed }, watchedSince, now }, { dataDir }) {
  const lastAt = last && new Date(last.madeAt);
  const sinceMs = now - (lastAt?.getTime() ?? watchedSince);
  if (sinceMs < DAY_AND_A_HALF_MS) return [];
  const about = lastAt ? `The last backup is of ${utc(lastAt)}` : 'There is no backup of this website';
  const why = failed ? ` The attempt of ${utc(new Date(failed.at))} failed: ${failed.reason}` : '';
  return [
    {
      id: 'backup-missing',
      afterMs: 0,
      subject: lastAt ? `No backup for ${duration(sinceMs)}` : 'There is no backup',
      cause: `${about}. If the server's disk broke today, all that came in since then would be lost: texts, pictures, forms that wait.${why}`,
      todo: [
        'Make one now, on the server: `soteria backup` (in a checkout of the sources: `npm run backup`). If it fails, it says why.',
        'See that one is made each night: `systemctl list-timers soteria-backup` says when the next one is. docs/operations.md says more, under "systemd".',
        `If backups are made in another way, let that write their time: {"last":{"madeAt":"2026-11-23T02:00:00Z","bytes":0,"place":"elsewhere"}} in ${dataDir}/backups.json.`,
      ],
      over: {
        subject: 'There is a backup again',
        text: 'A backup was made and read to its end. Nothing is left to do.',
      },
    },
  ];
}
