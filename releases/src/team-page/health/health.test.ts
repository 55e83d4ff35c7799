import type { HealthPoint } from '../../judge/health-log.ts';
import { releaseEntry } from '../../testing/release-entry.ts';
import { halfHours } from './release-health.ts';
import { healthView } from './health-view.ts';

const NOW = new Date('2026-11-21T18:02:00Z');

function point(minutesAgo: number, visits: number, failures = 0, lcpMs: number | null = null): HealthPoint {
  const at = new Date(Date.parse('2026-11-21T18:00:00Z') - minutesAgo * 60_000).toISOString();
  return { at, visits, failures, lcpMs, renderMs: null };
}

describe('the half hours of a release', () => {
  it('hold each point of the last 24 hours once', () => {
    const points = Array.from({ length: 300 }, (_, index) => point(index * 5, 1));
    const all = halfHours(points, NOW);
    expect(all).toHaveLength(48);
    expect(all.map(({ visits }) => visits)).toEqual(Array(48).fill(6));
    expect(all.at(-1)?.at.toISOString()).toBe('2026-11-21T17:35:00.000Z');
  });

  it('weigh times by visits, and leave out what nobody reported', () => {
    const [last] = halfHours([point(0, 30, 0, 100), point(5, 10, 0, 500), point(10, 60)], NOW).slice(-1);
    expect(last).toMatchObject({ visits: 100, lcpMs: 200, renderMs: null });
  });
});

describe('the failures per visit', () => {
  it('shows stable and candidate and the latest others, first those that serve', async () => {
    const releases = [
      releaseEntry('0.8.0', 0, 'retired'),
      releaseEntry('1.0.0', 90, 'stable'),
      releaseEntry('0.9.0', 0, 'published'),
      releaseEntry('1.1.0', 10, 'candidate'),
    ];
    const health = { of: (_section: string, version: string) => (version === '0.9.0' ? [] : [point(0, 10, 1)]) };
    const html = String(await healthView({ section: 'events', releases, health, now: NOW }));
    const shown = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
    expect(shown).toEqual([
      '1.1.0 candidate: 10\u00a0% of 10',
      '1.0.0 stable: 10\u00a0% of 10',
      '0.8.0 retired: 10\u00a0% of 10',
    ]);
  });

  it('are not there before anybody came', async () => {
    const releases = [releaseEntry('1.0.0', 100, 'stable')];
    const html = String(await healthView({ section: 'events', releases, health: { of: () => [] }, now: NOW }));
    expect(html).toContain('This edge has seen no visits.');
    expect(html).not.toContain('<li>');
  });
});
