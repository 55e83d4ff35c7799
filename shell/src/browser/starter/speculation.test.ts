import { markPrerendered } from './speculation.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test.each([true, false, undefined])('a document is marked if the browser prerenders it: %s', (prerendering) => {
  if (prerendering !== undefined) Object.assign(document, { prerendering });
  markPrerendered();
  expect(document.documentElement.hasAttribute('data-prerendered')).toBe(prerendering === true);
});
