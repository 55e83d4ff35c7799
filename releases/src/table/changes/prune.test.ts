import { releaseEntry, releaseTable } from '../../testing/release-entry.ts';
import type { ReleaseEntry } from '../release-table.ts';
import { prunable, prune } from './prune.ts';

const since = (release: ReleaseEntry, day: number): ReleaseEntry => ({
  ...release,
  since: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});

const table = releaseTable({
  events: [
    since(releaseEntry('1.0.0', 0, 'retired'), 1),
    since(releaseEntry('1.1.0', 0, 'retired'), 2),
    since(releaseEntry('1.2.0', 0, 'aborted'), 3),
    since(releaseEntry('1.3.0', 0, 'retired'), 4),
    since(releaseEntry('1.4.0', 90, 'stable'), 5),
    since(releaseEntry('1.5.0', 10, 'candidate'), 6),
    since(releaseEntry('1.6.0', 0, 'published'), 7),
    since(releaseEntry('1.7.0', 0, 'quarantined'), 8),
  ],
});

const before = (day: number) => new Date(Date.UTC(2026, 10, day));

describe('pruning', () => {
  it('keeps what serves, the latest to roll back to, and what is young', () => {
    expect(prunable(table, 'events', { keep: 1, before: before(20) })).toEqual([
      '1.0.0',
      '1.1.0',
      '1.2.0',
      '1.6.0',
      '1.7.0',
    ]);
    expect(prunable(table, 'events', { keep: 5, before: before(20) })).toEqual(['1.2.0', '1.6.0', '1.7.0']);
    expect(prunable(table, 'events', { keep: 0, before: before(3) })).toEqual(['1.0.0', '1.1.0']);
  });

  it('leaves a release that has come to serve meanwhile', () => {
    const left = prune(table, 'events', ['1.0.0', '1.4.0', '1.5.0']).sections['events'];
    expect(left?.map(({ version }) => version)).toEqual([
      '1.1.0',
      '1.2.0',
      '1.3.0',
      '1.4.0',
      '1.5.0',
      '1.6.0',
      '1.7.0',
    ]);
    expect(prune(table, 'events', ['9.9.9'])).toBe(table);
  });
});
