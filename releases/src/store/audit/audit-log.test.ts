import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/after-test.ts';
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

describe('the audit log', () => {
  it('keeps what was done, in order, however many write it', async () => {
    const file = join(await tempFolder(), 'data', 'audit.jsonl');
    const sections = Array.from({ length: 30 }, (_, index) => `section-${index}`);
    await Promise.all(sections.map((section) => fileAuditLog(file).append(entry(section))));
    await fileAuditLog(file).append(entry('last'));
    const kept = (await fileAuditLog(file).entries()).map(({ section }) => section);
    expect(kept.at(-1)).toBe('last');
    expect(kept.slice(0, -1).sort()).toEqual(sections.sort());
  });

  it('is empty at first', async () => {
    expect(await fileAuditLog(join(await tempFolder(), 'audit.jsonl')).entries()).toEqual([]);
  });

  it('loses no entry to one that a power cut left unfinished', async () => {
    const file = join(await tempFolder(), 'audit.jsonl');
    await fileAuditLog(file).append(entry('first'));
    await appendFile(file, '\n{"at":"2026-11-2');
    await fileAuditLog(file).append(entry('second'));
    expect((await fileAuditLog(file).entries()).map(({ section }) => section)).toEqual(['first', 'second']);
    expect(await readFile(file, 'utf8')).toContain('{"at":"2026-11-2\n');
  });
});
