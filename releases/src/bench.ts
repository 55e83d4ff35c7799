/** What measurements and trials need to fill a data folder and to judge simulated visitors. */
export { recordedAnswers, RECORDINGS } from './gate/recorded-content.ts';
export { type OpenedStore, openStore } from './store/open-store.ts';
export type { ReleaseFolder } from './store/release-store.ts';
export { keyIdOf } from './store/signing/digests.ts';
export type { SigningKey } from './store/signing/envelope.ts';
export { writeStatement } from './store/signing/sign-release.ts';
export { readOperatorAccess } from './store/teams/operator-access.ts';
export { addRelease } from './table/changes/add-release.ts';
export { promote } from './table/changes/end-rollout.ts';
export { startRollout } from './table/changes/start-rollout.ts';
export { originOf } from './testing/origin-of.ts';
export { randomNumbers } from './testing/random.ts';
export { simulateRollout } from './testing/simulate-rollout.ts';
