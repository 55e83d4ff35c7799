import { checkQuery } from '../../src/public-guard/check-query';

it.each([
  {},
  { populate: '*' },
  { populate: 'image' },
  { populate: 'image, venue' },
  { populate: ['audio', 'backgroundImage'] },
  {
    sort: 'startDate:asc',
    filters: { type: { $eq: 'Men' } },
    pagination: { pageSize: '24' },
    fields: ['title'],
    populate: '*',
  },
])('lets the site’s own query through: %j', (query) => {
  expect(checkQuery('', query)).toBeNull();
});

it.each([
  [{ status: 'draft' }, 'Invalid key status: use populate, sort, filters, pagination, fields'],
  [{ sort: 'title', locale: 'all' }, 'Invalid key locale: use populate, sort, filters, pagination, fields'],
  [{ populate: 'related' }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: 'image,related' }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: ['image', 'createdBy'] }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: { image: { populate: 'related' } } }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: ['image', { related: true }] }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: '' }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
  [{ populate: null }, 'Invalid populate: use *, image, venue, audio, backgroundImage'],
])('refuses %j in words that say what is open', (query, message) => {
  expect(checkQuery('', query)).toEqual({ status: 400, name: 'BadRequestError', message });
});

it('takes a query of 1024 characters and none longer', () => {
  expect(checkQuery('a'.repeat(1024), {})).toBeNull();
  expect(checkQuery('a'.repeat(1025), { status: 'draft' })).toEqual({
    status: 414,
    name: 'UriTooLongError',
    message: 'The query is longer than 1024 characters',
  });
});
