import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder.ts';
import { auditEntries } from '../../testing/audit-entries.ts';
import { ENGINES } from '../../testing/engines.ts';
import type { AuditEntry } from './audit-log.ts';
import { fileAuditLog } from './file-audit-log.ts';

const entry = (section: string): AuditEntry => ({
  at: '2026-11-21T12:00:00.000Z',
  who: 'events',
  action: 'promote',
  outcome: 'done',
  section,
  from: '1.0.0 100 %',
  to: '1.1.0 100 %',
});

describe.each(ENGINES)('the audit log on %s', (_engine, startSite) => {
  it('has what was done, in order, however many write it', async () => {
    const site = await startSite();
    const sections = Array.from({ length: 30 }, (_, index) => `section-${index}`);
    const edges = Array.from({ length: 5 }, () => site.open().audit);
    await Promise.all(sections.map(async (section, index) => edges[index % 5]?.append(entry(section))));
    await site.open().audit.append(entry('last'));
    const stored = (await auditEntries(site.open().audit)).map(({ section }) => section);
    expect(stored.at(-1)).toBe('last');
    expect(stored.slice(0, -1).sort()).toEqual(sections.sort());
  });

  it('has each entry as it was written', async () => {
    const { audit } = (await startSite()).open();
    const written = { ...entry('events'), note: 'it\'s "why" \\ \n ä', serial: 7 };
    await audit.append(written);
    expect(await auditEntries(audit)).toEqual([written]);
  });

  it('is empty at first', async () => {
    const { audit } = (await startSite()).open();
    expect(await audit.page({ limit: 10 })).toEqual({ entries: [] });
    expect(await audit.lastSerial()).toBe(0);
    expect(await audit.wasPublished({ section: 'events', version: '1.0.0' })).toBe(false);
  });

  it('is read in pages, the latest entry first, of all sections or of one', async () => {
    const { audit } = (await startSite()).open();
    for (let serial = 1; serial <= 7; serial += 1)
      await audit.append({ ...entry(serial % 2 ? 'events' : 'connect'), serial });
    const pages: (number | undefined)[][] = [];
    for (let before: string | undefined; pages.length < 4;) {
      const { entries, next } = await audit.page({ limit: 3, before });
      pages.push(entries.map(({ serial }) => serial));
      before = next;
      if (next === undefined) break;
    }
    expect(pages).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    const first = await audit.page({ limit: 2, section: 'events' });
    const second = await audit.page({ limit: 2, section: 'events', before: first.next });
    expect([first, second].map(({ entries }) => entries.map(({ serial }) => serial))).toEqual([
      [7, 5],
      [3, 1],
    ]);
    expect(second.next).toBeUndefined();
    expect(await audit.page({ limit: 2, section: 'content' })).toEqual({ entries: [] });
  });

  it('does not lose its place when entries come while it is read', async () => {
    const { audit } = (await startSite()).open();
    for (let serial = 1; serial <= 4; serial += 1) await audit.append({ ...entry('events'), serial });
    const { next } = await audit.page({ limit: 2 });
    await audit.append({ ...entry('events'), serial: 5 });
    expect((await audit.page({ limit: 2, before: next })).entries.map(({ serial }) => serial)).toEqual([2, 1]);
  });

  it('knows the last number of the release table, in whatever order entries came', async () => {
    const { audit } = (await startSite()).open();
    for (const serial of [1, 3, 2]) await audit.append({ ...entry('events'), serial });
    await audit.append({ ...entry('events'), outcome: 'refused' });
    expect(await audit.lastSerial()).toBe(3);
  });

  it('knows what was published, and takes nothing else for it', async () => {
    const { audit } = (await startSite()).open();
    const release = { section: 'events', version: '1.0.0' };
    await audit.append({ ...entry('events'), version: '1.0.0' });
    await audit.append({ ...entry('events'), version: '1.0.0', action: 'publish', outcome: 'refused' });
    await audit.append({ ...entry('connect'), version: '1.0.0', action: 'publish' });
    await audit.append({ ...entry('events'), version: '1.0.1', action: 'publish', note: '"version":"1.0.0"' });
    expect(await audit.wasPublished(release)).toBe(false);
    await audit.append({ ...entry('events'), version: '1.0.0', action: 'publish' });
    expect(await audit.wasPublished(release)).toBe(true);
  });
});

describe('the audit log in a file', () => {
  it('is read in parts, however long it and its lines are', async () => {
    const file = join(await tempFolder(), 'audit.jsonl');
    const note = (serial: number) => 'ä€"\n'.repeat(serial % 50 === 0 ? 100_000 : 200);
    const written = Array.from({ length: 500 }, (_, index) => ({
      ...entry(`section-${index % 7}`),
      serial: index,
      note: note(index),
    }));
    await appendFile(file, written.map((each) => `\n${JSON.stringify(each)}`).join(''));
    const audit = fileAuditLog(file);
    expect(await auditEntries(audit)).toEqual(written);
    const { entries } = await audit.page({ limit: 1_000, section: 'section-3' });
    expect(entries).toEqual(written.filter(({ section }) => section === 'section-3').reverse());
    expect(await audit.lastSerial()).toBe(499);
  });

  it('loses no entry to one that a power cut left unfinished', async () => {
    const file = join(await tempFolder(), 'audit.jsonl');
    await fileAuditLog(file).append(entry('first'));
    await appendFile(file, '\n{"at":"2026-11-2');
    await fileAuditLog(file).append(entry('second'));
    expect((await auditEntries(fileAuditLog(file))).map(({ section }) => section)).toEqual(['first', 'second']);
    expect(await readFile(file, 'utf8')).toContain('{"at":"2026-11-2\n');
  });
});
