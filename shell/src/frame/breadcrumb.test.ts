import fc from 'fast-check';
import { breadcrumb } from './breadcrumb.ts';

const labels = (path: string) => breadcrumb(path).map(({ label }) => label);

test.each([
  ['/', []],
  ['/about-us', ['About Us']],
  ['/connect/daniels-men', ['Connect', 'Daniels Men']],
  ["/connect/daniel'-men", ['Connect', "Daniel's Men"]],
  ['/connect/daniel%27-men', ['Connect', "Daniel's Men"]],
  ["/connect/daniel's-men/", ['Connect', "Daniel's Men"]],
  ['/EVENTS', ['Events']],
  ['/-plan--your-visit-', ['Plan Your Visit']],
  ['/%20our%20%20mobile-app', ['Our Mobile App']],
  ["/daniel''-men", ["Daniel's Men"]],
  ['/100%-sure', ['100% Sure']],
])('%s reads %j', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

test('each crumb leads to its part of the path', () => {
  expect(breadcrumb('/about-us/directorates')).toEqual([
    { label: 'About Us', path: '/about-us' },
    { label: 'Directorates', path: '/about-us/directorates' },
  ]);
});

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9'-]{0,20}$/);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

test('there is one crumb a segment, and the last one is the page itself', () => {
  fc.assert(
    fc.property(path, (address) => {
      const crumbs = breadcrumb(address);
      expect(crumbs).toHaveLength(address.split('/').filter(Boolean).length);
      expect(crumbs.at(-1)?.path ?? '/').toBe(address);
    }),
  );
});

test('no label has a dash, a bare apostrophe or a word in lower case', () => {
  fc.assert(
    fc.property(segment, (text) => {
      const label = labels(`/${text}`)[0] ?? '';
      expect(label).not.toMatch(/-|'(?!s)|(^| )[a-z]/);
    }),
  );
});

test('never fails, whatever a visitor typed', () => {
  fc.assert(fc.property(fc.string(), (text) => breadcrumb(text).every(({ path: to }) => to.startsWith('/'))));
});

test("dashes read as spaces, words as titles, and an apostrophe behind any of them as 's", () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const ending = fc.constantFrom('', "'", "'s", '%27', '’');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, ending), { minLength: 1, maxLength: 5 }), (words) => {
      const title = ([first = '', ...rest]: string) => first.toUpperCase() + rest.join('');
      const expected = words.map(([text, end]) => `${title(text)}${end === '' ? '' : "'s"}`);
      expect(labels(`/${words.map((parts) => parts.join('')).join('-')}`)).toEqual([expected.join(' ')]);
    }),
  );
});
