import { ReleaseError } from '../table/release-error.ts';
import { EMPTY_TABLE } from '../table/release-table.ts';
import type { AuditEntry } from '../store/audit/audit-log.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createVisits } from './visits.ts';

const EVENTS = { section: 'events', version: '1.1.0', share: 10, rollout: 'r1' };

/** Visits of a release that cannot be read, for a reason that the test sets. */
function unreadable() {
  const seen = { tries: 0, why: 'events@1.1.0 is damaged.', now: Date.parse('2026-11-21T12:00:00Z') };
  const told: AuditEntry[] = [];
  const read = () => {
    seen.tries += 1;
    return Promise.reject(new ReleaseError(seen.why));
  };
  const visits = createVisits({
    loader: { verified: read, section: read, shell: read },
    audit: {
      append: async (entry) => void told.push(entry),
      page: async () => ({ entries: told }),
      wasPublished: async () => true,
      lastSerial: async () => 0,
    },
    openRenderer: () => ({ draw: async () => ({ ended: 'never begun' }), close: async () => undefined }),
    content: async () => ({ status: 200, body: Buffer.from('{"data":[]}') }),
    openBrowser: null,
    previewKey: Buffer.alloc(32),
    log: silentLog,
    now: () => new Date(seen.now),
  });
  return { visits, told, seen };
}

describe('visits before a step', () => {
  it('are not made again at once, and told once while they say the same', async () => {
    const { visits, told, seen } = unreadable();
    const before = () => visits.before(EMPTY_TABLE, EVENTS);
    expect(await before()).toEqual({ kind: 'unmade', why: 'events@1.1.0 is damaged.' });
    await before();
    expect(seen.tries).toBe(1);
    seen.now += 61_000;
    await before();
    expect([seen.tries, told.length]).toEqual([2, 1]);
    Object.assign(seen, { why: 'events@1.1.0 is missing.', now: seen.now + 61_000 });
    await before();
    expect(told.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['refused', 'events@1.1.0 is damaged.'],
      ['refused', 'events@1.1.0 is missing.'],
    ]);
  });

  it('are made anew for another share, version or rollout', async () => {
    const { visits, seen } = unreadable();
    for (const other of [{}, { share: 50 }, { version: '1.2.0' }, { rollout: 'r2' }])
      await visits.before(EMPTY_TABLE, { ...EVENTS, ...other });
    expect(seen.tries).toBe(4);
  });
});
