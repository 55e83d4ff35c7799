import { withoutClickIds } from './request-address.ts';

it.each([
  ['/events?fbclid=IwAR0', '/events'],
  ['/?utm_source=newsletter&utm_medium=email', '/'],
  ['/events?type=women&gclid=abc', '/events?type=women'],
  ['/event-details?mc_cid=1&id=easter&mc_eid=2', '/event-details?id=easter'],
  ['/?fbclid', '/'],
])('%s is %s', (asked, document) => {
  expect(withoutClickIds(asked)).toBe(document);
});

it.each(['/', '/?', '/events?type=women', '/?a=fbclid', '/fbclid', '/?not_utm_source=1', '/?a=b?fbclid=1&&c'])(
  '%s stays as it is',
  (address) => {
    expect(withoutClickIds(address)).toBe(address);
  },
);
