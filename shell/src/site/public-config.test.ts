import { parsePublicConfig } from './public-config.ts';

test('the browser gets what it needs of the site’s settings', () => {
  const emailjs = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
  expect(parsePublicConfig({ emailjs, other: 'a secret' })).toEqual({ emailjs });
  expect(parsePublicConfig({})).toEqual({});
});

test('a setting of another shape is refused', () => {
  expect(() => parsePublicConfig({ emailjs: { serviceId: 'service' } })).toThrow('templateId');
  const firebase = { apiKey: 'a:key', authDomain: 'auth.church.example', projectId: 'church' };
  expect(() => parsePublicConfig({ firebase })).toThrow('FIREBASE_API_KEY must not contain a colon');
});
