import fc from 'fast-check';
import { isInertMarkup } from './inert-markup.ts';

const ELEMENTS = new Set('P UL OL LI STRONG EM H3 H4 BR BLOCKQUOTE A SPAN BUTTON'.split(' '));
const ATTRIBUTES = new Set(['class', 'rel', 'type', 'aria-label', 'href']);

/** What a browser makes of a text. */
function elementsOf(text: string): Element[] {
  const { body } = new DOMParser().parseFromString(`<body><div>${text}</div></body>`, 'text/html');
  return [...(body.firstElementChild?.querySelectorAll('*') ?? [])];
}

/** Pieces that a text becomes dangerous by, in any order. */
const pieces = fc.constantFrom(
  ...[
    '<',
    '</',
    '>',
    'p',
    'a',
    'script',
    'img',
    'svg',
    ' ',
    '/',
    '"',
    "'",
    '=',
    ' href="',
    ' src="',
    ' onerror="',
    'x',
    '&lt;',
  ],
  ...[
    'https:',
    'javascript:',
    'javascript&colon;',
    'javascript&#58;',
    'mailto:',
    '\n',
    '\t',
    '\0',
    '<!--',
    '-->',
    '<p>',
    '</p>',
    '<a href="tel:1">',
    '<style>',
  ],
);

test('a text that may become markup has nothing in it that could do something', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      fc.pre(isInertMarkup(text));
      for (const element of elementsOf(text)) {
        expect(ELEMENTS).toContain(element.tagName);
        for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name);
        const { protocol } = new URL(element.getAttribute('href') ?? '', 'https://site.invalid');
        expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['words', 'Faith & works'],
  ['a text of the church', '<p>Write to <a href="mailto:a@b.example">us</a>, <strong>now</strong><br />or later.</p>'],
  [
    'a link into the site',
    '<a href="/events?ministry=youth">Youth</a><a href="connect/form">Join</a><a href="#top">Up</a>',
  ],
  ['a control of the carousel', '<button type="button" class="a b" aria-label="Go to slide 1"></button>'],
  ['a script element without a script, which React fills in', '<script></script>'],
])('%s may become markup', (_what, text) => {
  expect(isInertMarkup(text)).toBe(true);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an empty script beside something else', '<p></p><script></script>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>'],
  ['a script address', '<a href="javascript:alert(1)">Hi</a>'],
  ['a script address in disguise', '<a href="javascript&#58;alert(1)">Hi</a>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a style', '<p style="position:fixed">Hi</p>'],
  ['a drawing', '<svg><script>alert(1)</script></svg>'],
  ['a form', '<form action="https://elsewhere.example"><button>Sign in</button></form>'],
  ['a tag that does not end', '<p'],
])('%s may not', (_what, text) => {
  expect(isInertMarkup(text)).toBe(false);
});
