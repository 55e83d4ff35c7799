import * as v from 'valibot';
import { releaseEntry, releaseTable } from '../../testing/release-entry.ts';
import { ReleaseTable, whenQuiet } from '../release-table.ts';
import { addRelease } from './add-release.ts';
import { abort, pause, promote, quarantine, resume, rollback } from './end-rollout.ts';
import { startRollout, takeStep } from './start-rollout.ts';

const EMPTY = releaseTable({});
let clock = Date.parse('2026-11-21T12:00:00Z');
const now = () => new Date((clock += 1_000));

const publish = (table: ReleaseTable, version: string) =>
  addRelease(table, { section: 'events', version, url: '/x.js', integrity: 'sha384-AAAA' }, now());
const rollout = (table: ReleaseTable, version: string, percent: number, id = 'r1') =>
  startRollout(table, { section: 'events', version, steps: [percent], every: 60, id }, now());

/** `1.0.0 stable 90, 1.1.0 candidate 10`. Throws when the table is invalid. */
function summary(table: ReleaseTable): string {
  const releases = v.parse(ReleaseTable, table).sections['events'] ?? [];
  return releases.map(({ version, state, share }) => `${version} ${state} ${share}`).join(', ');
}

const two = publish(publish(EMPTY, '1.0.0'), '1.1.0');

describe('the changes of the release table', () => {
  it('gives everybody the first release, nobody the next', () => {
    expect(summary(two)).toBe('1.0.0 stable 100, 1.1.0 published 0');
    expect(publish(two, '1.1.0')).toBe(two);
  });

  it('rolls out, widens, and promotes', () => {
    const some = rollout(two, '1.1.0', 10);
    expect(summary(some)).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
    expect(summary(rollout(some, '1.1.0', 100))).toBe('1.0.0 stable 0, 1.1.0 candidate 100');
    expect(summary(promote(some, 'events', now()))).toBe('1.0.0 retired 0, 1.1.0 stable 100');
  });

  it('keeps the name of a rollout while it widens, and gives the next one another', () => {
    const idOf = (table: ReleaseTable) => table.sections['events']?.[1]?.rollout;
    const some = rollout(two, '1.1.0', 10, 'first');
    expect(idOf(rollout(some, '1.1.0', 50, 'second'))).toBe('first');
    expect(idOf(rollout(abort(some, 'events', now()), '1.1.0', 10, 'third'))).toBe('third');
  });

  it('takes its steps when they are due, and the last one promotes', () => {
    const start = new Date('2026-11-21T12:00:00Z');
    const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
    const plan = { section: 'events', version: '1.1.0', steps: [1, 5, 25, 100], every: 600, id: 'r1' };
    let table = startRollout(two, plan, start);
    // Synthetic visits come before the first visitor.
    expect(summary(table)).toBe('1.0.0 stable 100, 1.1.0 candidate 0');
    table = takeStep(table, 'events', start);
    expect(summary(table)).toBe('1.0.0 stable 99, 1.1.0 candidate 1');
    expect(takeStep(table, 'events', after(599))).toBe(table);
    table = takeStep(table, 'events', after(600));
    expect(summary(table)).toBe('1.0.0 stable 95, 1.1.0 candidate 5');
    expect(takeStep(table, 'events', after(601))).toBe(table);
    table = takeStep(takeStep(table, 'events', after(1_200)), 'events', after(1_800));
    expect(summary(table)).toBe('1.0.0 retired 0, 1.1.0 stable 100');
    expect(table.sections['events']?.[1]).not.toHaveProperty('plan');
  });

  it('takes no step while it is paused, and goes on where it was', () => {
    const plan = { section: 'events', version: '1.1.0', steps: [1, 5, 25], every: 1, id: 'r1' };
    const first = takeStep(startRollout(two, plan, now()), 'events', now());
    const paused = pause(takeStep(first, 'events', new Date(clock + 5_000)), 'events', 'Too quiet.');
    expect(takeStep(paused, 'events', new Date(clock + 1e9))).toBe(paused);
    const on = startRollout(paused, { ...plan, id: 'r2' }, now());
    expect(summary(on)).toBe('1.0.0 stable 95, 1.1.0 candidate 5');
    expect(on.sections['events']?.[1]).toMatchObject({ rollout: 'r1', plan: { steps: [25] } });
    expect(on.sections['events']?.[1]).not.toHaveProperty('paused');
  });

  it('is resumed: the next step is due after the time between two steps', () => {
    const plan = { section: 'events', version: '1.1.0', steps: [1, 25, 100], every: 600, wait: 60, id: 'r1' };
    const running = takeStep(startRollout(two, plan, now()), 'events', now());
    expect(() => resume(running, 'events', now())).toThrow('is not paused, so there is nothing to resume');
    const later = new Date(clock + 86_400_000);
    const on = resume(pause(running, 'events', 'Too quiet.'), 'events', later);
    const next = new Date(later.getTime() + 600_000).toISOString();
    expect(on.sections['events']?.[1]).toMatchObject({ share: 1, plan: { steps: [25, 100], next, wait: 60 } });
    expect(on.sections['events']?.[1]).not.toHaveProperty('paused');
    expect(() => resume(two, 'events', now())).toThrow('nothing to resume');
  });

  it.each([
    ['goes on by synthetic visits when nothing was stated', {}, 'synthetic'],
    ['waits for visitors, as rollouts did that stated how long', { wait: 3_600 }, 'wait'],
    ['waits when that was stated', { whenQuiet: 'wait' }, 'wait'],
    ['goes on by visits that it may wait for', { wait: 3_600, whenQuiet: 'synthetic' }, 'synthetic'],
  ] as const)('%s', (_does, stated, policy) => {
    const plan = { section: 'events', version: '1.1.0', steps: [1, 100], every: 600, id: 'r1', ...stated };
    const start = now();
    const stored = startRollout(two, plan, start).sections['events']?.[1]?.plan;
    expect(stored).toEqual({ steps: [1, 100], every: 600, next: start.toISOString(), ...stated });
    expect(stored && whenQuiet(stored)).toBe(policy);
  });

  it('quarantines a candidate for good, and nothing else', () => {
    const halted = quarantine(rollout(two, '1.1.0', 10), { section: 'events', version: '1.1.0' }, now());
    expect(summary(halted)).toBe('1.0.0 stable 100, 1.1.0 quarantined 0');
    expect(quarantine(halted, { section: 'events', version: '1.1.0' }, now())).toBe(halted);
    expect(() => rollout(halted, '1.1.0', 10)).toThrow('publish another version');
  });

  it('aborts a rollout', () => {
    expect(summary(abort(rollout(two, '1.1.0', 10), 'events', now()))).toBe('1.0.0 stable 100, 1.1.0 aborted 0');
  });

  it('rolls back a rollout in progress first, then promotion after promotion', () => {
    const promoted = promote(rollout(two, '1.1.0', 10), 'events', now());
    const third = promote(rollout(publish(promoted, '1.2.0'), '1.2.0', 50), 'events', now());
    const fourth = rollout(publish(third, '1.3.0'), '1.3.0', 5);
    const once = rollback(fourth, 'events', now());
    expect(summary(once)).toBe('1.0.0 retired 0, 1.1.0 retired 0, 1.2.0 stable 100, 1.3.0 aborted 0');
    const twice = rollback(once, 'events', now());
    expect(summary(twice)).toBe('1.0.0 retired 0, 1.1.0 stable 100, 1.2.0 aborted 0, 1.3.0 aborted 0');
    const thrice = rollback(twice, 'events', now());
    expect(summary(thrice)).toBe('1.0.0 stable 100, 1.1.0 aborted 0, 1.2.0 aborted 0, 1.3.0 aborted 0');
    expect(() => rollback(thrice, 'events', now())).toThrow('nothing to go back to');
  });

  it('leaves other sections alone', () => {
    const other = [releaseEntry('2.0.0', 100, 'stable')];
    const table = releaseTable({ ...two.sections, connect: other });
    expect(rollout(table, '1.1.0', 10).sections['connect']).toBe(other);
  });

  it.each([
    ['an unknown section', () => promote(EMPTY, 'events', now()), 'no release of "events"'],
    [
      'an unknown version',
      () => rollout(two, '9.0.0', 10),
      'events@9.0.0 is not published. Published versions: 1.0.0, 1.1.0',
    ],
    ['the stable release', () => rollout(two, '1.0.0', 10), 'serves already'],
    [
      'a second rollout',
      () => rollout(rollout(publish(two, '1.2.0'), '1.1.0', 10), '1.2.0', 10),
      'events@1.1.0 is being rolled out',
    ],
    ['a promotion of nothing', () => promote(two, 'events', now()), 'nothing to promote'],
    ['a pause of nothing', () => pause(two, 'events', 'why'), 'nothing to pause'],
    ['an abort of nothing', () => abort(two, 'events', now()), 'nothing to abort'],
  ])('refuses %s', (_name, change, message) => {
    expect(change).toThrow(message);
  });
});
