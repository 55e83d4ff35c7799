import fc from 'fast-check';
import { readPreview, signPreview } from './preview-pass.ts';

const KEY = Buffer.from('of this site');
const until = new Date('2026-11-21T14:00:00Z');
const before = new Date('2026-11-21T13:59:59Z');
const preview = { section: 'events', version: '1.5.0-rc.1', until };

describe('a preview pass', () => {
  it('names a release and an end, and is good until then', () => {
    const pass = signPreview(preview, KEY);
    expect(pass).toMatch(/^events@1\.5\.0-rc\.1~/);
    expect(encodeURIComponent(pass).replace('%40', '@')).toBe(pass);
    expect(readPreview(pass, KEY, before)).toEqual(preview);
    expect(readPreview(pass, KEY, until)).toBe('expired');
  });

  it.each([
    ['another release', (pass: string) => pass.replace('1.5.0-rc.1', '1.6.0')],
    ['another section', (pass: string) => pass.replace('events', 'content')],
    ['a later end', (pass: string) => pass.replace(/~(\w+)~/, '~zzzzzz~')],
    ['no signature', (pass: string) => pass.replace(/~[^~]*$/, '')],
  ])('is forged when it is made to name %s', (_name, forge) => {
    expect(readPreview(forge(signPreview(preview, KEY)), KEY, before)).toBe('forged');
  });

  it('of another site is forged', () => {
    expect(readPreview(signPreview(preview, Buffer.from('of another')), KEY, before)).toBe('forged');
  });

  it('is never nonsense', () => {
    fc.assert(fc.property(fc.string(), (text) => readPreview(text, KEY, before) === 'forged'));
  });
});
