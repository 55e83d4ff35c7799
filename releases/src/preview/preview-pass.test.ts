import fc from 'fast-check';
import { macOf } from '../store/files/secrets.ts';
import { readPreview, signPreview } from './preview-pass.ts';

const KEY = Buffer.from('of this site');
const CONTENT_KEY = Buffer.from('of the CMS');
const KEYS = { release: KEY, content: CONTENT_KEY };
const until = new Date('2026-11-21T14:00:00Z');
const before = new Date('2026-11-21T13:59:59Z');
const preview = { section: 'events', version: '1.5.0-rc.1', until };

describe('a preview pass', () => {
  it('names a release and an end, and is good until then', () => {
    const pass = signPreview(preview, KEY);
    expect(pass).toMatch(/^events@1\.5\.0-rc\.1~/);
    expect(encodeURIComponent(pass).replace('%40', '@')).toBe(pass);
    expect(readPreview(pass, KEYS, before)).toEqual(preview);
    expect(readPreview(pass, KEYS, until)).toBe('expired');
  });

  it.each([
    ['another release', (pass: string) => pass.replace('1.5.0-rc.1', '1.6.0')],
    ['another section', (pass: string) => pass.replace('events', 'content')],
    ['a later end', (pass: string) => pass.replace(/~(\w+)~/, '~zzzzzz~')],
    ['no signature', (pass: string) => pass.replace(/~[^~]*$/, '')],
  ])('is forged when it is made to name %s', (_name, forge) => {
    expect(readPreview(forge(signPreview(preview, KEY)), KEYS, before)).toBe('forged');
  });

  it('of another site is forged', () => {
    expect(readPreview(signPreview(preview, Buffer.from('of another')), KEYS, before)).toBe('forged');
  });

  it('is never nonsense', () => {
    fc.assert(fc.property(fc.string(), (text) => readPreview(text, KEYS, before) === 'forged'));
  });
});

describe("an editor's pass", () => {
  const panel = 'https://cms.church.example';
  const passFor = (status: string, { key = CONTENT_KEY, origin = panel } = {}) => {
    const name = `${status}:${Buffer.from(origin).toString('base64url')}~${(until.getTime() / 1_000).toString(36)}`;
    return `${name}~${macOf(name, 'content-preview', key)}`;
  };

  it.each(['draft', 'published'])('shows the %s content in the panel that asked for it, until it ends', (status) => {
    const pass = passFor(status);
    expect(readPreview(pass, KEYS, before)).toEqual({ status, panel, pass, until });
    expect(readPreview(pass, KEYS, until)).toBe('expired');
  });

  it.each([
    ['the key of releases', passFor('draft', { key: KEY }), KEYS],
    ['no key of the CMS here', passFor('draft'), { release: KEY }],
    ['more than an origin', passFor('draft', { origin: `${panel}/; script-src *` }), KEYS],
    ['another status', passFor('deleted'), KEYS],
    ['another status than was signed', passFor('published').replace('published', 'draft'), KEYS],
  ])('is forged with %s', (_name, pass, keys) => {
    expect(readPreview(pass, keys, before)).toBe('forged');
  });
});
