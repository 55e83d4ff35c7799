import Fastify from 'fastify';
import { afterTest } from 'releases/testing';
import { contentHook } from './content-hook.ts';

const SECRET = 'a-long-enough-secret';

async function hook(secret: string | undefined = SECRET) {
  const onChange = jest.fn();
  const app = Fastify();
  await app.register(contentHook, { secret, onChange });
  afterTest(() => app.close());
  const call = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/_/content-changed',
      payload: '{"model":"event"}',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    });
  return { call, onChange };
}

describe('POST /_/content-changed', () => {
  it('tells that content changed', async () => {
    const { call, onChange } = await hook();
    expect((await call(`Bearer ${SECRET}`)).statusCode).toBe(204);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, 'Bearer', `Bearer ${SECRET}x`, SECRET, `Basic ${SECRET}`])(
    'refuses %s',
    async (authorization) => {
      const { call, onChange } = await hook();
      expect((await call(authorization)).statusCode).toBe(401);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('refuses everybody when there is no secret', async () => {
    const { call, onChange } = await hook('');
    expect((await call('Bearer ')).statusCode).toBe(401);
    expect((await call('Bearer undefined')).statusCode).toBe(401);
    expect(onChange).not.toHaveBeenCalled();
  });
});
