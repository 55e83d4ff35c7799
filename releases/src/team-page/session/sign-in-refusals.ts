import type { AuditLog } from '../../store/audit/audit-log.ts';

const WINDOW_MS = 60_000;
const PER_WINDOW = 10;

export interface SignInRefusals {
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** Writes refused sign-ins into the audit log; of a flood only the first ones, for the log must not grow by strangers. */
export function signInRefusals({ audit, now }: SignInRefusals): () => Promise<void> {
  let began = 0;
  let written = 0;
  return async () => {
    const at = now();
    if (at.getTime() - began >= WINDOW_MS) [began, written] = [at.getTime(), 0];
    written += 1;
    if (written > PER_WINDOW) return;
    const note =
      written < PER_WINDOW ? 'No team has this token.' : 'No team has this token. More of this minute is left out.';
    await audit.append({ at: at.toISOString(), who: 'edge', action: 'sign-in', outcome: 'refused', note });
  };
}
