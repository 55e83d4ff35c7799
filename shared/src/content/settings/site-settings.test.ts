import { createFakeHttp } from '../../testing/index.ts';
import { NO_SETTINGS } from './no-settings.ts';
import { fetchSiteSettings } from './site-settings.ts';

const SETTING = '/api/site-setting';
const saved = (attributes: Readonly<Record<string, unknown>>) =>
  createFakeHttp({ [SETTING]: { data: { id: 1, attributes } } });

test('what staff entered comes without the blanks around it', async () => {
  const http = saved({ phone: ' (410) 555-0199 ', giveUrl: 'https://give.example/soteria' });
  expect(await fetchSiteSettings(http)).toEqual({
    ...NO_SETTINGS,
    phone: '(410) 555-0199',
    giveUrl: 'https://give.example/soteria',
  });
});

test.each([404, { data: null }])('without an entry everything is empty: %j', async (answer) => {
  expect(await fetchSiteSettings(createFakeHttp({ [SETTING]: answer }))).toEqual(NO_SETTINGS);
});

test.each([500, 503, 403, 'busy', { data: [] }])('without a usable answer nothing is known: %j', async (answer) => {
  expect(await fetchSiteSettings(createFakeHttp({ [SETTING]: answer }))).toBeNull();
});
