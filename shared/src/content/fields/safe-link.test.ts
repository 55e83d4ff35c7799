import fc from 'fast-check';
import { safeLink } from './safe-link.ts';

describe('safeLink', () => {
  it.each([
    'https://events.example/retreat?x=1#top',
    'http://events.example',
    'https://www.events.example/retreat',
    'mailto:hello@church.example',
    'tel:+14105550142',
    '/join-us',
    'join-us',
    '#top',
    '?id=7',
    '//events.example/retreat',
  ])('keeps %s', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://events.example/1',
    'http://',
    '',
    '   ',
    null,
  ])('makes no link of %j', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it('helps a pasted address without a scheme, and one with blanks around it', () => {
    expect(safeLink('www.events.example/retreat')).toBe('https://www.events.example/retreat');
    expect(safeLink('WWW.events.example')).toBe('https://WWW.events.example');
    expect(safeLink(' https://events.example ')).toBe('https://events.example');
  });

  it('never lets a scheme through that a browser would run', () => {
    const blanks = fc.string({ unit: fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u001f'), maxLength: 3 });
    const hidden = (scheme: string) =>
      fc.tuple(...[...scheme].map((letter) => fc.tuple(blanks, fc.constantFrom(letter, letter.toUpperCase()))));
    fc.assert(
      fc.property(fc.constantFrom('javascript:', 'data:').chain(hidden), fc.string(), (letters, rest) => {
        const address = safeLink(letters.flat().join('') + rest);
        if (address === null) return;
        expect(['http:', 'https:']).toContain(new URL(address, 'https://church.example').protocol);
      }),
    );
  });
});
