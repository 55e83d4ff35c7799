import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchSermonPage } from './sermon.ts';

const file = (url: string) => ({ data: [{ attributes: { url } }] });
const light = {
  id: 1,
  attributes: {
    title: 'Light from the East',
    preacher: 'Pastor Emmanuel',
    audio: file('/uploads/light.mp3'),
    youtubeLink: 'https://youtu.be/aqz-KE-bpKQ',
    backgroundImage: file('/uploads/light.webp'),
  },
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

test('all recordings are asked for, with all that belongs to them', async () => {
  const http = createFakeHttp({ '/api/sermons': { data: [light] } });
  const { response, error } = await fetchSermonPage(http, { number: 1 });
  expect(http.asked).toEqual([expect.stringMatching(/^\/api\/sermons\?populate=\*&sort=date:desc/)]);
  expect(error).toBeNull();
  expect(response).toMatchObject({
    number: 1,
    items: [
      {
        title: 'Light from the East',
        preacher: 'Pastor Emmanuel',
        audio: '/uploads/light.mp3',
        youtubeLink: 'https://youtu.be/aqz-KE-bpKQ',
        backgroundImage: { url: '/uploads/light.webp' },
      },
    ],
    total: 1,
    pageCount: 1,
  });
});

test('of a recording all but the title may be empty', async () => {
  const http = createFakeHttp({ '/api/sermons': { data: [{ id: 2, attributes: { title: 'Stay' } }] } });
  expect((await fetchSermonPage(http, { number: 1 })).response?.items).toEqual([
    { id: '2', title: 'Stay', preacher: null, date: null, audio: null, youtubeLink: null, backgroundImage: null },
  ]);
});

test('a failure is logged, and comes back as the error beside no response', async () => {
  const { response, error } = await fetchSermonPage(createFakeHttp({ '/api/sermons': 503 }), { number: 1 });
  expect(response).toBeNull();
  expect(error).toMatchObject({ status: 503 });
  expect(log).toHaveBeenCalledTimes(1);
});

test('a content API whose recordings have no date is asked for its own order', async () => {
  const http = createFakeHttp({ '/api/sermons?populate=*&sort': 400, '/api/sermons?': { data: [light] } });
  const { response } = await fetchSermonPage(http, { number: 2 });
  expect(response).toMatchObject({ number: 2, items: [{ title: light.attributes.title }] });
  expect(http.asked.at(-1)).toBe('/api/sermons?populate=*&pagination[page]=2&pagination[pageSize]=24');
});
