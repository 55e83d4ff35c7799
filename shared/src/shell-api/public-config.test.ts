import { parsePublicConfig } from './public-config.ts';

test('sections get what they need of the site’s settings, and nothing else', () => {
  const emailjs = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
  expect(parsePublicConfig({ emailjs, firebase: { apiKey: 'key' } })).toEqual({ emailjs });
  expect(parsePublicConfig({})).toEqual({});
});

test('a setting of another shape is refused', () => {
  expect(() => parsePublicConfig({ emailjs: { serviceId: 'service' } })).toThrow('templateId');
});
