import { afterTest } from 'database/testing';
import Fastify from 'fastify';
import type { Refusal } from '../store/audit/record-refusals.ts';
import { previewOf } from './preview-of.ts';
import { signPreview } from './preview-pass.ts';

const KEY = Buffer.from('of this site');
const END = new Date('2026-11-21T14:00:00Z');
const PASS = signPreview({ section: 'events', version: '1.5.0', until: END }, KEY);

/** A site that answers with its preview choice. */
async function visit(url: string, { cookie = '', at = '2026-11-21T12:00:00Z', lock = '' } = {}) {
  const refusals: Refusal[] = [];
  const app = Fastify();
  afterTest(() => app.close());
  const refused = (refusal: Refusal) => void refusals.push(refusal);
  app.get('/*', (request, reply) =>
    reply.send(previewOf(request, reply, { keys: { release: KEY }, secure: true, now: () => new Date(at), refused })),
  );
  const response = await app.inject({
    url,
    headers: { cookie, ...(lock ? { 'x-release-lock': lock } : {}) },
  });
  return { choice: response.json(), cookie: String(response.headers['set-cookie'] ?? ''), refusals };
}

describe('a preview', () => {
  it('begins with its link, which leaves the pass out of the address', async () => {
    const { choice, cookie } = await visit(`/events?ministry=youth&preview=${PASS}`);
    expect(choice).toEqual({ kind: 'redirect', to: '/events?ministry=youth' });
    expect(cookie).toContain(`__Host-preview=${encodeURIComponent(PASS)}`);
    expect(cookie).toContain('Expires=Sat, 21 Nov 2026 14:00:00 GMT; HttpOnly; Secure; SameSite=Lax');
  });

  it.each(['pre%76iew=off', 'at=100%25&preview=off', 'preview=off&preview=off'])(
    'is asked for by ?%s',
    async (query) => {
      const { choice } = await visit(`/events?${query}`);
      expect(choice).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/events(\?at=100%25)?$/) });
    },
  );

  it('goes on from page to page', async () => {
    const { choice } = await visit('/sermons', { cookie: `__Host-preview=${encodeURIComponent(PASS)}` });
    expect(choice).toMatchObject({ kind: 'shown', preview: { section: 'events', version: '1.5.0' } });
  });

  it('is shown to a test that sends the pass with each request, and to no forged one', async () => {
    const { choice, cookie } = await visit('/events', { lock: PASS });
    expect(choice).toMatchObject({ kind: 'shown', preview: { section: 'events', version: '1.5.0' } });
    expect(cookie).toBe('');
    const forged = await visit('/events', { lock: `${PASS.slice(0, -4)}AAAA` });
    expect(forged.choice).toEqual({ kind: 'refused', why: 'forged' });
    const override = await visit('/events', { lock: 'events@1.5.0' });
    expect(override.choice).toMatchObject({ kind: 'refused' });
  });

  it('ends when its visitor leaves it', async () => {
    const { choice, cookie } = await visit('/events?preview=off', {
      cookie: `__Host-preview=${encodeURIComponent(PASS)}`,
    });
    expect(choice).toEqual({ kind: 'redirect', to: '/events' });
    expect(cookie).toContain('__Host-preview=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  });

  it.each([
    ['expired', PASS, '2026-11-21T14:00:00Z'],
    ['forged', `${PASS.slice(0, -4)}AAAA`, '2026-11-21T12:00:00Z'],
  ])('that is %s is refused, and the refusal is written down', async (why, pass, at) => {
    const link = await visit(`/?preview=${pass}`, { at });
    expect(link.choice).toEqual({ kind: 'refused', why });
    expect(link.cookie).toBe('');
    expect(link.refusals).toEqual([{ action: 'preview', note: `A preview pass was ${why}.` }]);

    const later = await visit('/', { cookie: `__Host-preview=${encodeURIComponent(pass)}`, at });
    expect(later.choice).toEqual({ kind: 'none' });
    expect(later.cookie).toContain('__Host-preview=; Path=/; Expires=Thu, 01 Jan 1970');
    expect(later.refusals).toHaveLength(1);
  });

  it('never sends anybody to another site', async () => {
    expect((await visit('//evil.example/?preview=off')).choice).toEqual({ kind: 'redirect', to: '/' });
    expect((await visit('/%2F/evil.example?preview=off')).choice.to).not.toMatch(/^\/\//);
  });
});
