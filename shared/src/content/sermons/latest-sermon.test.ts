import { createFakeHttp } from '../../testing/index.ts';
import { fetchLatestSermon } from './latest-sermon.ts';

const fetchFrom = (answer: unknown) => fetchLatestSermon(createFakeHttp({ '/api/latest-sermon': answer }));

afterEach(() => {
  jest.restoreAllMocks();
});

test('its attributes are read, and what is empty is null', async () => {
  const { response } = await fetchFrom({ data: { id: 1, attributes: { title: 'Stay', preacher: '', date: null } } });
  expect(response).toEqual({ title: 'Stay', preacher: '', date: null, description: null, youtubeLink: null });
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['javascript:alert(1)', null],
])('the video link %j is read as %j', async (youtubeLink, read) => {
  const { response } = await fetchFrom({ data: { id: 1, attributes: { title: 'Stay', youtubeLink } } });
  expect(response?.youtubeLink).toBe(read);
});

test('none yet, which the content API says by 404, is an answer and no error', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await expect(fetchFrom(404)).resolves.toEqual({ response: null, error: null });
  expect(log).not.toHaveBeenCalled();
});

test.each([403, 500, 503, { data: { id: 1, attributes: {} } }, { data: null }, {}])(
  '%j is an error, and logged',
  async (answer) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { response, error } = await fetchFrom(answer);
    expect({ response, logged: log.mock.calls.length, said: error?.message }).toEqual({
      response: null,
      logged: 1,
      said: expect.any(String),
    });
  },
);
