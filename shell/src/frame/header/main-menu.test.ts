import { isActive } from './main-menu.ts';

test.each([
  ['/about-us', '/about-us', true],
  ['/about-us/directorates', '/about-us', true],
  ['/about-us-too', '/about-us', false],
  ['/about', '/about-us', false],
  ['/', '/', true],
  ['/events', '/', false],
  ['//events', '/', false],
])('at %s the link to %s: %s', (pathname, to, active) => {
  expect(isActive(pathname, to)).toBe(active);
});
