import { eventAddress } from 'shared/content';
import { routeAt } from 'shared/contract';
import { routes } from '../../remote.json';

it.each([
  ['Picnic by the Lake', '7', '/events/picnic-by-the-lake-7'],
  ['שיר', 'a1b2', '/events/%D7%A9%D7%99%D7%A8-a1b2'],
  ['🎉', 'a1b2', '/events/a1b2'],
])('of %j leads to its own page', (title, id, address) => {
  expect(eventAddress({ id, title })).toBe(address);
  expect(routeAt(routes, address)).toMatchObject({
    page: 'event-details',
    sitemap: { collection: '/api/events', parameter: '{title}-{id}' },
  });
});
