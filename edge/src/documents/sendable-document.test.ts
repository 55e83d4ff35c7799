import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import etag from '@fastify/etag';
import Fastify from 'fastify';
import { documentSaying } from '../testing/document-saying.ts';
import { type SendableDocument, sendDocument } from './sendable-document.ts';

const TEXT = 'word '.repeat(1_000);

async function answer(
  headers: Record<string, string> = {},
  more: Partial<SendableDocument> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const app = Fastify();
  await app.register(etag, { weak: true });
  const document = documentSaying(TEXT, { etag: 'W/"tag"', ...more });
  app.get('/*', (request, reply) => sendDocument(request, reply, { document, audience: 'everybody' }));
  return app.inject({ method, url: '/', headers });
}

describe('a document is sent', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('as %s to browsers that take it', async (encoding, decompress) => {
    const { headers, rawPayload } = await answer({ 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: 'W/"tag"' });
    expect(decompress(rawPayload).toString()).toBe(TEXT);
  });

  it('as it is to all others', async () => {
    const { headers, payload } = await answer();
    expect([headers['content-encoding'], payload]).toEqual([undefined, TEXT]);
  });

  it('without its text where the browser has it, and to HEAD', async () => {
    const known = await answer({ 'if-none-match': 'W/"tag"' });
    expect([known.statusCode, known.payload, known.headers.etag]).toEqual([304, '', 'W/"tag"']);
    const head = await answer({}, {}, 'HEAD');
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', String(TEXT.length)]);
  });

  it('to shared caches only when nothing is missing', async () => {
    expect((await answer()).headers['cache-control']).toContain('public');
    expect((await answer({}, { whole: false })).headers['cache-control']).toBe('no-store');
  });
});
