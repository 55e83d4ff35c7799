import { createFakeHttp } from '../testing/fake-http.ts';
import { fetchSermons } from './sermon.ts';

const file = (url: string) => ({ data: [{ attributes: { url } }] });
const light = {
  id: 1,
  attributes: {
    title: 'Light from the East',
    preacher: 'Pastor Emmanuel',
    audio: file('/uploads/light.mp3'),
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
  const { response, error } = await fetchSermons(http);
  expect(http.asked).toEqual([expect.stringMatching(/^\/api\/sermons\?populate=\*(&|$)/)]);
  expect(error).toBeNull();
  expect(response).toMatchObject([
    {
      title: 'Light from the East',
      preacher: 'Pastor Emmanuel',
      audio: { url: '/uploads/light.mp3' },
      backgroundImage: { url: '/uploads/light.webp' },
    },
  ]);
});

test('a failure is logged, and comes back as the error beside no response', async () => {
  const { response, error } = await fetchSermons(createFakeHttp({ '/api/sermons': 503 }));
  expect(response).toBeNull();
  expect(error).toMatchObject({ status: 503 });
  expect(log).toHaveBeenCalledTimes(1);
});
