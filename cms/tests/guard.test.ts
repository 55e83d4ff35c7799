import { readdir } from 'node:fs/promises';

import { given } from './support/given';
import { get, post, request } from './support/http';

const PRAYER = JSON.stringify({ data: { prayerRequest: 'For peace.' } });
const API_PATHS = ['/api/prayer-requests', '/API/prayer-requests', '/api/upload', '/api/events'];
const OTHER_PATHS = ['/', '/admin/login', '/upload', '/uploads', '/nothing-here'];

function multipart(field: string): FormData {
  const form = new FormData();
  form.set(field, new Blob(['x'.repeat(200_000)], { type: 'image/png' }), 'picture.png');
  return form;
}

const temporaryFiles = () => readdir(given('CMS_TEMPORARY_FOLDER'), { recursive: true });

describe('files from strangers', () => {
  it.each([...API_PATHS, ...OTHER_PATHS])('are refused at %s before anything is written', async (path) => {
    for (const field of ['files', 'other']) {
      const { status } = await request(path, { method: 'POST', body: multipart(field) });
      expect(status).toBe(415);
    }
    expect(await temporaryFiles()).toEqual([]);
  });

  it.each(['Basic x', 'Bearer x', 'Bearer '])(
    'are refused with the made-up authorization "%s"',
    async (authorization) => {
      const init = { method: 'POST', body: multipart('files'), headers: { authorization } };
      expect((await request('/upload', init)).status).toBe(415);
      expect(await temporaryFiles()).toEqual([]);
    },
  );
});

describe('bodies', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s are refused',
    async (type) => {
      const { status } = await request('/api/prayer-requests', {
        method: 'POST',
        headers: { 'content-type': type },
        body: PRAYER,
      });
      expect(status).toBe(415);
    },
  );

  it('larger than 32 KB are refused', async () => {
    const { status } = await post('/api/prayer-requests', { data: { prayerRequest: 'x'.repeat(33_000) } });
    expect(status).toBe(413);
  });

  it('of unknown length are refused', async () => {
    const response = await fetch(`${given('CMS_URL')}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([PRAYER]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(411);
  });

  it('that are not JSON are refused', async () => {
    const { status } = await request('/api/prayer-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":',
    });
    expect(status).toBe(400);
  });
});

describe('queries', () => {
  it.each(['_q=a', 'plugins=x', 'encodeSourceMaps=true', 'publicationState=live'])(
    'with %s are refused',
    async (query) => {
      expect((await get(`/api/events?${query}`)).status).toBe(400);
    },
  );

  it('longer than 1 KB are refused', async () => {
    expect((await get(`/api/events?filters[title][$eq]=${'x'.repeat(1100)}`)).status).toBe(414);
  });

  it('cannot ask for more than 100 events', async () => {
    const { body } = await get('/api/events?pagination[pageSize]=100000');
    expect(body).toMatchObject({ meta: { pagination: { pageSize: 100 } } });
  });

  it('say in the answer which parameter is wrong', async () => {
    const { body } = await get('/api/events?status=draft');
    expect(body).toMatchObject({ data: null, error: { status: 400, message: expect.stringContaining('status') } });
  });
});

describe('other sites', () => {
  it('get no permission to read', async () => {
    const { headers } = await request('/api/events', { headers: { origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin') || null).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('see no sign of the software', async () => {
    const { headers } = await get('/api/events');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('a connection stays open longer than proxies keep it (operations/deploy/proxy)', async () => {
  const { headers } = await get('/api/events');
  expect(headers.get('keep-alive')).toBe('timeout=72');
});
