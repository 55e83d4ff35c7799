import { createHealthLog } from './health-log.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

describe('the health of a release', () => {
  it('is told in points of five minutes', () => {
    let now = START;
    const health = createHealthLog(() => now);
    for (const ms of [10, 20, 30, 40]) health.visit('events', '1.1.0', ms);
    health.failure('events', '1.1.0');
    health.lcp('events', '1.1.0', 900);
    now += 5 * MINUTE_MS;
    health.visit('events', '1.1.0', 50);
    expect(health.of('events', '1.1.0')).toEqual([
      { at: '2026-11-21T12:00:00.000Z', visits: 4, failures: 1, lcpMs: 900, renderMs: 40 },
      { at: '2026-11-21T12:05:00.000Z', visits: 1, failures: 0, lcpMs: null, renderMs: 50 },
    ]);
    expect(health.of('events', '1.0.0')).toEqual([]);
  });

  it('goes back 24 hours', () => {
    let now = START;
    const health = createHealthLog(() => now);
    for (let minutes = 0; minutes < 48 * 60; minutes += 5) {
      now = START + minutes * MINUTE_MS;
      health.visit('events', '1.1.0', 10);
    }
    const points = health.of('events', '1.1.0');
    expect(points).toHaveLength(288);
    expect(points.at(-1)?.at).toBe('2026-11-23T11:55:00.000Z');
    now += 25 * 60 * MINUTE_MS;
    expect(health.of('events', '1.1.0')).toEqual([]);
  });
});
