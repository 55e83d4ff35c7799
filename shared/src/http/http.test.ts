import { createHttp } from './http.ts';

const answering = (status: number, body: string) =>
  createHttp({ origin: '', fetch: async () => new Response(body, { status }) });

test('what the content API says of a failure can be told from what only the log should have', async () => {
  const body = JSON.stringify({ error: { message: 'Too many requests: try again in 20 seconds' } });
  await expect(answering(429, body).post('/api/members', {})).rejects.toMatchObject({
    status: 429,
    message: 'Too many requests: try again in 20 seconds',
    said: 'Too many requests: try again in 20 seconds',
  });
  await expect(answering(502, '{}').post('/api/members', {})).rejects.toMatchObject({
    status: 502,
    message: 'POST /api/members: status 502',
    said: undefined,
  });
});

test('the fields that a form’s refusal names are known', async () => {
  const errors = [{ path: ['email'], message: 'must be a valid email' }, { path: [] }, null];
  const body = JSON.stringify({ error: { message: 'Please correct: Email', details: { errors } } });
  await expect(answering(400, body).post('/api/members', {})).rejects.toMatchObject({ fields: ['email'] });
  await expect(answering(400, '{"error":{"details":{}}}').post('/', {})).rejects.toMatchObject({ fields: [] });
});

test('no answer is status 0, and nobody says anything', async () => {
  const http = createHttp({ origin: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(http.get('/api/events')).rejects.toMatchObject({ status: 0, said: undefined });
});
