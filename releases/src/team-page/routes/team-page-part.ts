import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AuditLog } from '../../store/audit/audit-log.ts';
import type { Markup } from '../markup/elements.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

/** What the team page provides to its parts. */
export interface TeamPageTools {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** A further part of the team page, such as visitors' forms. */
export interface TeamPagePart {
  /** The part's card on the page. Never rejects. */
  readonly view: (session: Session, log: FastifyBaseLogger) => Promise<Markup>;
  /** The part's own routes below `/_/`. */
  readonly routes: (app: FastifyInstance, tools: TeamPageTools) => Promise<void>;
}
