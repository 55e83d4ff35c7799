import { createRequire } from 'node:module';

const sanitize = createRequire(import.meta.url)('./sanitize.cjs');

test('keeps what a text is made of', () => {
  const text = '<p>We <strong>pray</strong> at <em>dawn</em>.</p><ul><li>Come</li></ul><h3>Then</h3>';
  expect(sanitize(text)).toBe(text);
});

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="position:fixed">Hi</p><style>p{}</style>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a picture', '<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
  ['a script address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['a hidden script address', '<a href="java&#10;script:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['an address without a protocol', '<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
  ['an unknown element', '<marquee>Hi</marquee>', 'Hi'],
])('leaves out %s', (_what, html, clean) => {
  expect(sanitize(html)).toBe(clean);
});

test('links lead into the site as they are, and out of it without telling where from', () => {
  expect(sanitize('<a href="/join-us" target="_blank">Join</a>')).toBe('<a href="/join-us">Join</a>');
  expect(sanitize('<a href="https://example.org">Out</a>')).toBe(
    '<a href="https://example.org" rel="noopener">Out</a>',
  );
});
