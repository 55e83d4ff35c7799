import { routeAt, withParameter } from './route-path.ts';

const ROUTES = ['/', '/events/:event', '/events/past', '/events'].map((path) => ({ path }));

test.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/events/past', '/events/past'],
  ['/events/picnic-7', '/events/:event'],
  ['/events/%D7%A9', '/events/:event'],
])('%s is of the route %s', (address, path) => {
  expect(routeAt(ROUTES, address)?.path).toBe(path);
});

test.each(['/events/', '/events/picnic-7/', '/events/picnic-7/more', '/event', '/events-picnic', ''])(
  '%j is of no route',
  (address) => {
    expect(routeAt(ROUTES, address)).toBeUndefined();
  },
);

test.each([
  ['/events/:event', 'picnic-7', '/events/picnic-7'],
  ['/events/:event', 'a/b?', '/events/a%2Fb%3F'],
  ['/events', 'picnic-7', '/events'],
])('%s with %s is %s', (path, value, address) => {
  expect(withParameter(path, value)).toBe(address);
});
