/** What puts the edge together, and what other parts of it show on the team page. */
export { type OpenedReleases, openReleases } from './open-releases.ts';
export type { Attempt, OpenRenderer } from './gate/renderer.ts';
export type { AuditLog } from './store/audit/audit-log.ts';
export { siteSecret } from './store/secrets/site-secret.ts';
export type { Identity } from './store/teams/team.ts';
export { unservedReleases } from './store/unserved-releases.ts';
export { layout } from './team-page/pages/layout.ts';
export type { Markup } from './team-page/pages/elements.ts';
export { message } from './team-page/pages/elements.ts';
export { scrollingTable } from './team-page/pages/elements.ts';
export { timeElement } from './team-page/pages/elements.ts';
export { parsedForm } from './team-page/session/read-form.ts';
export { readForm } from './team-page/session/read-form.ts';
export { say } from './team-page/session/said.ts';
export type { Session } from './team-page/session/sessions.ts';
export { signedIn } from './team-page/session/signed-in.ts';
export type { TeamPagePart, TeamPageTools } from './team-page/team-page-part.ts';
