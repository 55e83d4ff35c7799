import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/after-test.ts';
import { ENGINES } from '../../testing/engines.ts';
import { type AuditEntry, fileAuditLog } from './audit-log.ts';

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
    const stored = (await site.open().audit.entries()).map(({ section }) => section);
    expect(stored.at(-1)).toBe('last');
    expect(stored.slice(0, -1).sort()).toEqual(sections.sort());
  });

  it('has each entry as it was written', async () => {
    const { audit } = (await startSite()).open();
    const written = { ...entry('events'), note: 'it\'s "why" \\ \n ä', serial: 7 };
    await audit.append(written);
    expect(await audit.entries()).toEqual([written]);
  });

  it('is empty at first', async () => {
    expect(await (await startSite()).open().audit.entries()).toEqual([]);
  });
});

describe('the audit log in a file', () => {
  it('loses no entry to one that a power cut left unfinished', async () => {
    const file = join(await tempFolder(), 'audit.jsonl');
    await fileAuditLog(file).append(entry('first'));
    await appendFile(file, '\n{"at":"2026-11-2');
    await fileAuditLog(file).append(entry('second'));
    expect((await fileAuditLog(file).entries()).map(({ section }) => section)).toEqual(['first', 'second']);
    expect(await readFile(file, 'utf8')).toContain('{"at":"2026-11-2\n');
  });
});
