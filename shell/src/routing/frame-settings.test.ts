import { NO_SERVICES, NO_SETTINGS } from 'shared/content';
import { createFakeHttp } from 'shared/testing';
import { frameSettings } from './frame-settings.ts';

const SAVED = {
  '/api/site-setting': { data: { attributes: { phone: '(443) 555-0177' } } },
  '/api/service-time': { data: null },
};
const request = new Request('http://localhost/events');

/** React Router gives more; only the request is read. */
const load = ({ loader }: ReturnType<typeof frameSettings>) => loader({ request });

test('what came is read once per document', async () => {
  const frame = frameSettings({ http: createFakeHttp(SAVED) });
  expect(await load(frame)).toEqual({
    settings: { ...NO_SETTINGS, phone: '(443) 555-0177' },
    services: { ...NO_SERVICES, asOf: expect.any(String) },
  });
  expect(frame.shouldRevalidate()).toBe(false);
});

test.each(Object.keys(SAVED))('when %s did not come, it is asked for at the next navigation', async (path) => {
  const frame = frameSettings({ http: createFakeHttp({ ...SAVED, [path]: 503 }) });
  expect(await load(frame)).toBeNull();
  expect(frame.shouldRevalidate()).toBe(true);
});

test('what the document lacks is asked for until it is there', async () => {
  const frame = frameSettings({ http: createFakeHttp(SAVED), settingsMissing: true });
  expect(frame.shouldRevalidate()).toBe(true);
  await load(frame);
  expect(frame.shouldRevalidate()).toBe(false);
});

test('a document waits no longer than it may', async () => {
  const limit = AbortSignal.abort();
  const get = jest.fn(async () => Promise.reject(new Error('aborted')));
  const frame = frameSettings({ http: { get, post: get }, settingsLimit: () => limit });
  expect(await load(frame)).toBeNull();
  expect(get).toHaveBeenCalledWith('/api/site-setting', limit);
  expect(get).toHaveBeenCalledWith('/api/service-time?populate=*', limit);
});
