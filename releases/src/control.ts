/** For the edge's start, and for other parts of the team page. */
export type { Attempt, OpenRenderer } from './gate/renderer.ts';
export { type OpenedReleases, openReleases } from './open-releases.ts';
export type { AuditLog } from './store/audit/audit-log.ts';
export { siteSecret } from './store/files/secrets.ts';
export { openBucket } from './store/release-files/bucket.ts';
export type { Identity } from './store/teams/team.ts';
export type { VisitedSite } from './visits/visits.ts';
export { unservedReleases } from './store/unserved-releases.ts';
export { type Markup, message, stackingTable, timeElement } from './team-page/markup/elements.ts';
export { layout } from './team-page/markup/layout.ts';
export type { TeamPagePart, TeamPageTools } from './team-page/routes/team-page-part.ts';
export { setFlash } from './team-page/session/flash-message.ts';
export { parsedForm, readForm, type Session, signedIn } from './team-page/session/sessions.ts';
