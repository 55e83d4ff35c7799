import type { AuditLog } from '../store/audit/audit-log.ts';
import { ReleaseError } from '../table/release-error.ts';
import { keyIdOf } from '../store/signing/digests.ts';
import { addKey, retireKey, revokeKey } from '../store/teams/changes/key-changes.ts';
import { addToken, revokeToken } from '../store/teams/changes/token-changes.ts';
import { setTeam } from '../store/teams/changes/set-team.ts';
import type { Teams } from '../store/teams/team.ts';
import type { TeamStore } from '../store/teams/team-store.ts';
import { createToken } from '../store/teams/token.ts';

export interface TeamActionsOptions {
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** What an operator does with the teams. `who` is the operator's; each is written into the audit log. */
export interface TeamActions {
  set(who: string, team: string, sections: readonly string[]): Promise<void>;
  /** The token's text is in this answer, and nowhere else. */
  createToken(who: string, team: string): Promise<{ readonly id: string; readonly token: string }>;
  revokeToken(who: string, team: string, id: string): Promise<void>;
  /** @param publicKey Ed25519, SPKI in PEM */
  addKey(who: string, team: string, publicKey: string): Promise<{ readonly id: string }>;
  retireKey(who: string, team: string, id: string): Promise<void>;
  revokeKey(who: string, team: string, id: string): Promise<void>;
}

export function createTeamActions({ teams, audit, now }: TeamActionsOptions): TeamActions {
  async function change(who: string, action: string, note: string, apply: (teams: Teams) => Teams): Promise<void> {
    const write = (outcome: 'done' | 'refused', words: string) =>
      audit.append({ at: now().toISOString(), who, action, outcome, note: words });
    try {
      await teams.change(apply);
    } catch (error) {
      if (error instanceof ReleaseError) await write('refused', error.message);
      throw error;
    }
    await write('done', note);
  }

  return {
    set: (who, team, sections) =>
      change(who, 'team set', `${team}: ${sections.join(', ') || 'no section'}`, (present) =>
        setTeam(present, team, sections),
      ),
    async createToken(who, team) {
      const token = createToken();
      await change(who, 'token create', `${team}: ${token.id}`, (present) => addToken(present, team, token, now()));
      return { id: token.id, token: token.text };
    },
    revokeToken: (who, team, id) =>
      change(who, 'token revoke', `${team}: ${id}`, (present) => revokeToken(present, team, id)),
    async addKey(who, team, publicKey) {
      await change(who, 'key add', team, (present) => addKey(present, team, publicKey, now()));
      return { id: keyIdOf(publicKey) };
    },
    retireKey: (who, team, id) =>
      change(who, 'key retire', `${team}: ${id}`, (present) => retireKey(present, team, id)),
    revokeKey: (who, team, id) =>
      change(who, 'key revoke', `${team}: ${id}`, (present) => revokeKey(present, team, id)),
  };
}
