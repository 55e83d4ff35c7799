import { macOf } from 'releases/serving';
import { json } from '../testing/content-api.ts';
import { HOOK_SECRET, startSite } from '../testing/site.ts';

const PANEL = 'https://cms.church.example';
const HOUR_MS = 3_600_000;

/** Signs a pass as the CMS does. */
function passOf(status: 'draft' | 'published', until = Date.now() + HOUR_MS): string {
  const end = Math.floor(until / 1_000).toString(36);
  const name = `${status}:${Buffer.from(PANEL).toString('base64url')}~${end}`;
  return `${name}~${macOf(name, 'content-preview', Buffer.from(HOOK_SECRET))}`;
}

/** A site whose content API shows a draft to whoever has the CMS's pass. */
async function siteWithDraft() {
  const site = await startSite();
  site.api.answer = (request, response) => {
    const isEditor = request.url?.includes('status=draft') && request.headers['x-preview-pass'] !== undefined;
    json({ data: [isEditor ? 'a surprise' : 'the picnic'] })(request, response);
  };
  const read = async (path: string, cookie = '') => {
    const response = await fetch(`${site.origin}${path}`, { headers: { cookie }, redirect: 'manual' });
    return { response, text: await response.text() };
  };
  const open = async (pass: string) => {
    const { response } = await read(`/content?preview=${pass}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/content']);
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };
  return { ...site, read, open };
}

describe("an editor's preview", () => {
  it('shows drafts to its holder on the page and in its calls, and nobody stores them or reads them from another site', async () => {
    const { read, open } = await siteWithDraft();
    const cookie = await open(passOf('draft'));
    for (const path of ['/content', '/api/events']) {
      const { response, text } = await read(path, cookie);
      expect([path, text]).toEqual([path, expect.stringContaining('a surprise')]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect([path, (await read(path)).text]).toEqual([path, expect.stringContaining('the picnic')]);
    }
    const { response } = await read('/content', cookie);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${PANEL};`);
  });

  it('shows what is published in the panel too, where the editor asks for that', async () => {
    const { read, open } = await siteWithDraft();
    const { response, text } = await read('/content', await open(passOf('published')));
    expect(text).toContain('the picnic');
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${PANEL};`);
  });

  it('comes to an end, and then shows what everybody sees', async () => {
    const { read } = await siteWithDraft();
    const pass = passOf('draft', Date.now() - 1_000);
    expect((await read('/content', `preview=${encodeURIComponent(pass)}`)).text).toContain('the picnic');
    const { response, text } = await read(`/content?preview=${pass}`);
    expect([response.status, text]).toEqual([403, expect.stringContaining('This preview has expired')]);
  });
});
