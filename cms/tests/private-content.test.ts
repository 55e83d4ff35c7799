import { get, post, request } from './support/http';

describe('what visitors send', () => {
  it.each(['prayer-requests', 'members'])('cannot be read: %s', async (type) => {
    for (const path of [`/api/${type}`, `/api/${type}/1`, `/api/${type}?populate=*`, `/API/${type}`]) {
      expect((await get(path)).status).toBe(403);
    }
  });

  it.each(['prayer-requests', 'members', 'events', 'sermons', 'venues'])('cannot be changed: %s', async (type) => {
    const [path, headers] = [`/api/${type}/1`, { 'content-type': 'application/json' }];
    const put = await request(path, { method: 'PUT', headers, body: '{"data":{}}' });
    const deletion = await request(path, { method: 'DELETE', headers, body: '{}' });
    expect([put.status, deletion.status]).toEqual([403, 403]);
  });

  it.each(['events', 'sermons', 'venues'])('cannot be added to what the church publishes: %s', async (type) => {
    expect((await post(`/api/${type}`, { data: { title: 'Free money' } })).status).toBe(403);
  });
});

describe('accounts', () => {
  const login = { identifier: 'someone@example.org', password: 'Guess1234' };
  const account = { username: 'someone', email: 'someone@example.org', password: 'Guess1234' };

  it.each([
    ['/api/auth/local', login],
    ['/api/auth/local/register', account],
    ['/api/auth/forgot-password', { email: 'someone@example.org' }],
    ['/api/auth/reset-password', { code: 'x', password: 'Guess1234', passwordConfirmation: 'Guess1234' }],
  ])('do not exist here: %s is closed', async (path, body) => {
    expect((await post(path, body)).status).toBe(403);
  });

  it.each(['/api/users', '/api/users/me', '/api/users-permissions/roles', '/api/upload/files', '/api/connect/google'])(
    'and files are not listed by %s',
    async (path) => {
      expect((await get(path)).status).toBe(403);
    },
  );

  it('nobody can make themselves the first administrator', async () => {
    const claim = { email: 'me@example.org', firstname: 'Me', lastname: 'Too', password: 'Guess1234' };
    expect((await post('/admin/register-admin', claim)).status).toBe(400);
  });

  it('the API of the panel asks for a log-in', async () => {
    expect((await get('/content-manager/collection-types/api::prayer-request.prayer-request')).status).toBe(401);
    expect((await get('/admin/users')).status).toBe(401);
  });
});
