import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AuditLog } from '../../store/audit/audit-log.ts';
import type { Markup } from '../markup/elements.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

/** What a part of the team page may use of it. */
export interface TeamPageTools {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Something else that teams see on their page, such as the forms of visitors. */
export interface TeamPagePart {
  /** Its card on the page. Never rejects. */
  readonly view: (session: Session, log: FastifyBaseLogger) => Promise<Markup>;
  /** Its own addresses, below `/_/`. */
  readonly routes: (app: FastifyInstance, tools: TeamPageTools) => Promise<void>;
}
