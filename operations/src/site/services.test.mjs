import { cmsService } from './services.mjs';

const options = { port: 3000, cmsPort: 1337, dataDir: '/data', contentApiUrl: undefined };
const NAMES = ['PUBLIC_URL', 'SITE_URL', 'PANEL_URL'];
const before = { ...process.env };
afterEach(() => {
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, before);
});

it.each([
  [{}, 'http://localhost:1337'],
  [{ PUBLIC_URL: 'https://grace.example' }, 'https://cms.grace.example'],
  [{ PUBLIC_URL: 'https://grace.example', PANEL_URL: 'https://edit.grace.example' }, 'https://edit.grace.example'],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'http://192.168.1.5:1337'],
  [{ SITE_URL: 'https://grace.example', PUBLIC_URL: 'https://cms.grace.example' }, 'https://cms.grace.example'],
  [{ PUBLIC_URL: 'grace' }, ''],
])('tells the CMS where its panel is: %j', (settings, panel) => {
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, settings);
  expect(cmsService(options, {}).env).toMatchObject({ PANEL_URL: panel });
});
