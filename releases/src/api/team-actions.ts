import { ReleaseError } from '../table/release-error.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import { keyIdOf } from '../store/signing/envelope.ts';
import { addKey, retireKey, revokeKey } from '../store/teams/changes/key-changes.ts';
import { addToken, revokeToken, setTeam } from '../store/teams/changes/team-changes.ts';
import type { TeamStore } from '../store/teams/team-store.ts';
import type { Teams } from '../store/teams/team.ts';
import { createToken } from '../store/teams/token.ts';

export interface TeamActionsOptions {
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** What an operator does with teams. `who` is the operator's team. Each call is audited. */
export interface TeamActions {
  set(who: string, team: string, sections: readonly string[]): Promise<void>;
  /** The token's text is returned only here. */
  createToken(who: string, team: string): Promise<{ readonly id: string; readonly token: string }>;
  revokeToken(who: string, team: string, id: string): Promise<void>;
  /** @param publicKey Ed25519, SPKI in PEM */
  addKey(who: string, team: string, publicKey: string): Promise<{ readonly id: string }>;
  retireKey(who: string, team: string, id: string): Promise<void>;
  revokeKey(who: string, team: string, id: string): Promise<void>;
}

interface TeamChange {
  readonly who: string;
  /** The name in the audit log. */
  readonly action: string;
  readonly note: string;
}

export function createTeamActions({ teams, audit, now }: TeamActionsOptions): TeamActions {
  async function change({ who, action, note }: TeamChange, apply: (teams: Teams) => Teams): Promise<void> {
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
      change({ who, action: 'team set', note: `${team}: ${sections.join(', ') || 'no section'}` }, (present) =>
        setTeam(present, team, sections),
      ),
    async createToken(who, team) {
      const token = createToken();
      await change({ who, action: 'token create', note: `${team}: ${token.id}` }, (present) =>
        addToken(present, { name: team, token, now: now() }),
      );
      return { id: token.id, token: token.text };
    },
    revokeToken: (who, team, id) =>
      change({ who, action: 'token revoke', note: `${team}: ${id}` }, (present) => revokeToken(present, team, id)),
    async addKey(who, team, publicKey) {
      await change({ who, action: 'key add', note: team }, (present) =>
        addKey(present, { name: team, publicKey, now: now() }),
      );
      return { id: keyIdOf(publicKey) };
    },
    retireKey: (who, team, id) =>
      change({ who, action: 'key retire', note: `${team}: ${id}` }, (present) => retireKey(present, team, id)),
    revokeKey: (who, team, id) =>
      change({ who, action: 'key revoke', note: `${team}: ${id}` }, (present) => revokeKey(present, team, id)),
  };
}
