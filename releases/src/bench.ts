/** For measurements and trials: fills a data folder and judges simulated visitors. */
export { recordedAnswers, RECORDINGS } from './gate/recorded-content.ts';
export { openReleases } from './open-releases.ts';
export { type OpenedStore, openStore } from './store/open-store.ts';
export { keyIdOf, type SigningKey } from './store/signing/envelope.ts';
export { writeStatement } from './store/signing/release-statement.ts';
export { readOperatorAccess } from './store/teams/operator-access.ts';
export { addRelease } from './table/changes/add-release.ts';
export { promote } from './table/changes/end-rollout.ts';
export { startRollout } from './table/changes/start-rollout.ts';
export type { ReleaseFolder } from './table/names.ts';
export { originOf } from './testing/origin-of.ts';
export { randomNumbers, simulateRollout } from './testing/simulate-rollout.ts';
export { type SharedEdges, startSharedEdges } from './testing/simulate-shared-rollout.ts';
