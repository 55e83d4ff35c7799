import { createFakeHttp } from '../../testing/fake-http.ts';
import { sermonAddress } from './sermon-address.ts';
import { fetchSermon } from './sermon-details.ts';

const fetched = async (attributes: object) => {
  const item = { id: 'a1', attributes: { title: 'The Well', ...attributes } };
  return (await fetchSermon(createFakeHttp({ '/api/sermons/a1?populate=*': { data: item } }), 'a1')).response;
};

test('a sermon has all that belongs to it', async () => {
  const told = { preacher: 'Pastor Grace', scripture: 'John 4', description: 'A jar.', transcript: 'WEBVTT\n' };
  const series = { data: { id: 's', attributes: { title: 'Light and Water' } } };
  const chapters = [
    { id: 2, start: '1:02:03', title: 'The end' },
    { id: 1, start: '0:30', title: 'The well' },
  ];
  expect(await fetched({ ...told, series, chapters })).toMatchObject({
    ...told,
    series: 'Light and Water',
    chapters: [
      { start: 30, title: 'The well' },
      { start: 3_723, title: 'The end' },
    ],
  });
});

test.each([[{}], [{ series: { data: null }, chapters: [{ start: 'soon', title: 'The well' }], scripture: 7 }]])(
  'what is missing or wrong is left out: %j',
  async (attributes) => {
    expect(await fetched(attributes)).toMatchObject({ series: null, chapters: [], scripture: null, transcript: null });
  },
);

test('its page is called by its title', () => {
  expect(sermonAddress({ id: 'a1', title: 'Who Went Down That Road?' })).toBe('/sermons/who-went-down-that-road-a1');
});
