import Fastify from 'fastify';
import { afterTest } from 'releases/testing';
import { addFormConstraint } from './form-constraint.ts';

const FORM = 'application/x-www-form-urlencoded';

function site() {
  const app = Fastify();
  addFormConstraint(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/forms', { constraints: { body: 'form' } }, async () => 'form');
  app.post('/forms', async () => 'any other');
  app.post('/api', async () => 'api');
  afterTest(() => app.close());
  const post = async (url: string, type?: string) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return (await app.inject({ method: 'POST', url, headers, payload: 'a=b' })).body;
  };
  return post;
}

it.each([FORM, `${FORM}; charset=utf-8`, `${FORM} ;charset=utf-8`, FORM.toUpperCase()])(
  '%s is for the route of forms',
  async (type) => {
    expect(await site()('/forms', type)).toBe('form');
  },
);

it.each([`${FORM}-json`, `x-${FORM}`, 'application/json', 'multipart/form-data; boundary=x', undefined])(
  '%s is for the other route of the same path',
  async (type) => {
    expect(await site()('/forms', type)).toBe('any other');
  },
);

it('leaves a path alone that has one route for all', async () => {
  expect(await site()('/api', FORM)).toBe('api');
});
