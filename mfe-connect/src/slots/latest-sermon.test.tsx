import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LatestSermon } from 'shared/content';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { Component, loader } from './latest-sermon.tsx';

const sermon: LatestSermon = {
  title: 'Light from the East',
  preacher: 'Pastor Emmanuel Adeyemi',
  date: '2026-11-15',
  description: 'Arise, shine. '.repeat(30),
  youtubeLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};
const FAILED = { response: null, error: { message: 'down', status: 503 } } as const;
const NONE_YET = { response: null, error: null };

function show(data: Parameters<typeof Component>[0]['data'], retry = () => undefined as void) {
  return renderAt('/', <Component data={data} />, { retry });
}

function load(answer: unknown) {
  const http = createFakeHttp({ '/api/latest-sermon': answer });
  return loader({ http, params: {}, url: new URL('https://soteria.example/'), signal: new AbortController().signal });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the loader gives the sermon', async () => {
  await expect(load({ data: { id: 'a', attributes: sermon } })).resolves.toEqual({ response: sermon, error: null });
});

test('no sermon yet, which the content API says by 404, is not an error', async () => {
  await expect(load(404)).resolves.toEqual(NONE_YET);
  expect(console.error).not.toHaveBeenCalled();
});

test('a failed call is a value, and logged', async () => {
  await expect(load(503)).resolves.toMatchObject({ response: null, error: { status: 503 } });
  expect(console.error).toHaveBeenCalled();
});

test('title, preacher and the date in long US English', () => {
  show({ response: sermon, error: null });
  expect(screen.getByRole('heading', { level: 2, name: 'Light from the East' })).toBeVisible();
  expect(screen.getByText('Pastor Emmanuel Adeyemi')).toBeVisible();
  expect(screen.getByText('Sunday, November 15, 2026')).toBeVisible();
});

test('the description ends after 250 characters with an ellipsis', () => {
  show({ response: sermon, error: null });
  expect(screen.getByText(/^Arise, shine/)).toHaveTextContent(`${sermon.description?.slice(0, 250)}…`);
});

test('the video waits behind its poster', () => {
  show({ response: sermon, error: null });
  expect(screen.getByRole('button', { name: 'Play video: Light from the East' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a sermon of a title alone is a card too', () => {
  show({ response: { title: 'Stay', preacher: null, date: null, description: null, youtubeLink: null }, error: null });
  expect(screen.getByRole('heading', { name: 'Stay' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a video link that does not play here is still a link', () => {
  show({ response: { ...sermon, youtubeLink: 'https://vimeo.com/12345' }, error: null });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch the video (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://vimeo.com/12345',
  );
});

test('a video of the site plays here, and without scripts by its link', () => {
  show({ response: { ...sermon, youtubeLink: '/uploads/sermon.mp4' }, error: null });
  expect(screen.getByRole('button', { name: 'Play video: Light from the East' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch the video (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/uploads/sermon.mp4',
  );
});

test('no script gets into the page by the video link', () => {
  show({ response: { ...sermon, youtubeLink: 'javascript:alert(1)' }, error: null });
  expect(screen.queryByRole('link', { name: /^Watch the video/ })).not.toBeInTheDocument();
});

test('while there is no sermon a spinner stands in its place, and nothing is asked again', async () => {
  jest.useFakeTimers();
  const fetch = jest.spyOn(globalThis, 'fetch');
  show(await load(404));
  expect(screen.getByRole('status', { name: 'Waiting for the latest sermon' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.advanceTimersByTime(120_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('an error has the specified words, and Try again asks the shell', async () => {
  const retry = jest.fn();
  show(FAILED, retry);
  expect(screen.getByText('Error Fetching Latest Sermon;')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('Try again says that it tries, until the next answer', async () => {
  const { rerender } = show(FAILED);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Trying again…' })).toBeVisible();
  rerender(<Component data={{ ...FAILED }} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
