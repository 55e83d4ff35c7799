import { afterTest, until } from 'database/testing';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { fileAuditLog } from '../store/audit/file-audit-log.ts';
import { auditEntries } from '../testing/audit-entries.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { originOf } from '../testing/origin-of.ts';
import { silentLog } from '../testing/silent-log.ts';
import { tellByWebhook } from './tell-team.ts';

const NEWS = {
  text: 'The judge has taken events@1.1.0 back: failures at 3 %.',
  section: 'events',
  version: '1.1.0',
  action: 'quarantine',
  why: 'failures at 3 %',
  at: '2026-11-21T12:00:00.000Z',
};

/** A webhook that refuses the first calls. */
async function chat(refusals: number) {
  const bodies: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    bodies.push(await text(request));
    response.writeHead(bodies.length > refusals ? 200 : 503).end();
  }
  const server = createServer((request, response) => void answer(request, response));
  afterTest(() => void server.close());
  return { bodies, url: `${await originOf(server)}/secret-path` };
}

describe('the webhook', () => {
  it('takes the news, when it is back', async () => {
    const { url, bodies } = await chat(2);
    const audit = fileAuditLog(join(await tempFolder(), 'audit.jsonl'));
    tellByWebhook({ url, log: silentLog, audit, now: () => new Date(), firstPauseMs: 1 })(NEWS);
    await until(() => bodies.length === 3);
    expect(bodies.map((body) => JSON.parse(body))).toEqual([NEWS, NEWS, NEWS]);
    expect(await auditEntries(audit)).toEqual([]);
  });

  it('is given up after some attempts: the audit log and the log say so, without its address', async () => {
    const { url, bodies } = await chat(Infinity);
    const audit = fileAuditLog(join(await tempFolder(), 'audit.jsonl'));
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    tellByWebhook({ url, log, audit, now: () => new Date(), firstPauseMs: 1 })(NEWS);
    await until(async () => (await auditEntries(audit)).length > 0);
    expect(bodies).toHaveLength(5);
    expect(await auditEntries(audit)).toMatchObject([
      { who: 'judge', action: 'webhook', outcome: 'refused', note: 'The team was not told: The webhook answered 503.' },
    ]);
    expect(lines.join('')).toContain('did not take the news');
    expect(lines.join('')).not.toContain('secret-path');
  });

  it('may be a server that is not there', async () => {
    const audit = fileAuditLog(join(await tempFolder(), 'audit.jsonl'));
    const options = { log: silentLog, audit, now: () => new Date(), firstPauseMs: 1 };
    tellByWebhook({ url: 'http://127.0.0.1:9/', ...options })(NEWS);
    await until(async () => (await auditEntries(audit)).length > 0);
    expect(await auditEntries(audit)).toMatchObject([{ note: 'The team was not told: The webhook did not answer.' }]);
  });
});
