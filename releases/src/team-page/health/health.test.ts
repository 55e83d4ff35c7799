import type { HealthPoint } from '../../judge/health.ts';
import { releaseEntry } from '../../testing/release-entry.ts';
import { endLabels } from './end-labels.ts';
import { halfHours } from './half-hours.ts';
import { healthView } from './health-view.ts';
import { linePath } from './line-path.ts';
import { releaseHealths } from './release-health.ts';
import { topOf } from './scale.ts';

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

describe('the chart of failures per visit', () => {
  it('draws a line, a gap where nobody came, and a dot between two gaps', () => {
    const all = halfHours([point(0, 10, 1), point(30, 10), point(90, 10, 10)], NOW);
    expect(linePath(all, 100)).toBe('M927.1 0L927.1 0M968.8 170L968.8 170L989.6 153');
  });

  it.each([
    [[], 1],
    [[0.2], 1],
    [[1.01], 2],
    [[7, 60], 100],
  ])('of %j goes up to %s %%', (shares, top) => {
    expect(topOf(shares)).toBe(top);
  });

  it('keeps the names of lines apart that end at the same place', () => {
    const entries = ['1.0.0', '1.1.0', '1.2.0'].map((version) => releaseEntry(version, 0, 'retired'));
    const health = { of: () => [point(0, 10)] };
    const releases = releaseHealths({ section: 'events', releases: entries, health, now: NOW });
    const heights = endLabels(releases, 1).map(({ y }) => y);
    expect(heights).toEqual([160, 142, 124]);
  });

  it('shows stable and candidate and the latest others, each in dashes of its own', async () => {
    const releases = [
      releaseEntry('0.8.0', 0, 'retired'),
      releaseEntry('1.0.0', 90, 'stable'),
      releaseEntry('0.9.0', 0, 'published'),
      releaseEntry('1.1.0', 10, 'candidate'),
    ];
    const health = { of: (_section: string, version: string) => (version === '0.9.0' ? [] : [point(0, 10)]) };
    const html = String(await healthView({ section: 'events', releases, health, now: NOW }));
    const looks = [...html.matchAll(/<path class="line (\w+)" d="M2 /g)].map(([, look]) => look);
    expect(looks).toEqual(['candidate', 'stable', 'other']);
  });

  it('is not there before anybody came', async () => {
    const releases = [releaseEntry('1.0.0', 100, 'stable')];
    const html = String(await healthView({ section: 'events', releases, health: { of: () => [] }, now: NOW }));
    expect(html).toContain('This edge has seen no visits.');
    expect(html).not.toContain('<svg');
  });
});
