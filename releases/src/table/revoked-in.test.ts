import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { REVOKED, revokedIn } from './resolve-lock.ts';

const LOCK = { events: '1.1.0', connect: '1.0.0' };

describe('what was taken back of a lock', () => {
  it.each(REVOKED)('is a release that is %s', (state) => {
    const events = [releaseEntry('1.0.0', 100, 'stable'), releaseEntry('1.1.0', 0, state)];
    expect(revokedIn(releaseTable({ events }), LOCK)).toEqual(['events']);
  });

  it.each(['published', 'candidate', 'stable', 'retired'] as const)('is none that is %s', (state) => {
    const events = [releaseEntry('1.0.0', 100, 'stable'), releaseEntry('1.1.0', 0, state)];
    expect(revokedIn(releaseTable({ events }), LOCK)).toEqual([]);
  });
});
