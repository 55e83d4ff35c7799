import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playerStore } from 'section-kit/shell-api';
import { createFakeHttp, fakePlayer, htmlAt, renderAt } from 'section-kit/testing';
import * as page from './sermon.tsx';

const ADDRESS = '/sermons/the-well-a1';
const SERMON = {
  title: 'The Well',
  preacher: 'Pastor Grace',
  date: '2026-11-15',
  audio: { data: [{ attributes: { url: '/uploads/well.mp3' } }] },
  series: { data: { id: 's', attributes: { title: 'Light and Water' } } },
  scripture: 'John 4',
  description: 'A jar is left behind.',
  chapters: [{ id: 1, start: '1:30', title: 'At noon' }],
  transcript: 'WEBVTT\n\n00:05.500 --> 00:09.000\nShe left her jar.\n',
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
  fakePlayer();
});
afterEach(() => log.mockRestore());

async function open(answer: unknown = { data: { id: 'a1', attributes: SERMON } }, address = ADDRESS) {
  const url = new URL(address, 'https://soteria.example');
  const params = { sermon: address.slice('/sermons/'.length) };
  const http = createFakeHttp({ '/api/sermons/a1?': answer });
  const data = await page.loader({ url, params, http, signal: new AbortController().signal });
  const retry = jest.fn();
  return {
    ...renderAt(address, <page.Component data={data} />, { retry }),
    head: page.head({ data, url }),
    data,
    retry,
  };
}

test('a sermon says who preached when about what', async () => {
  await open();
  for (const text of [
    'Pastor Grace',
    'Sunday, November 15, 2026',
    'John 4',
    'Light and Water',
    'A jar is left behind.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  const links = ['Pastor Grace', 'Light and Water'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/connect/sermons?preacher=Pastor+Grace', '/connect/sermons?series=Light+and+Water']);
});

test('it is heard in the player, from the beginning or from any place in it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Listen: The Well' }));
  expect(playerStore.getState()).toMatchObject({
    status: 'playing',
    track: { id: 'a1', page: ADDRESS, chapters: [{ start: 90, title: 'At noon' }] },
  });
  const chapter = screen.getByRole('link', { name: '1:30 At noon' });
  const line = screen.getByRole('link', { name: '0:05 She left her jar.' });
  await userEvent.click(chapter);
  expect(playerStore.getState().position).toBe(90);
  await userEvent.click(line);
  expect(playerStore.getState().position).toBe(5.5);
  expect(line).toHaveAttribute('aria-current', 'true');
  expect(chapter).not.toHaveAttribute('aria-current');
  act(() => playerStore.setState({ position: 91 }));
  expect(chapter).toHaveAttribute('aria-current', 'true');
});

test('another sermon that plays marks nothing here', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: '1:30 At noon' }));
  act(() => playerStore.setState(({ track }) => ({ track: track && { ...track, id: 'b2' } })));
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('until the page’s script is there, the browser’s own controls play it, and every place in it is a link', async () => {
  const { data } = await open();
  const served = document.createElement('div');
  served.innerHTML = htmlAt(ADDRESS, <page.Component data={data} />);
  const { getByLabelText, getByRole, queryByRole } = within(served);
  const audio = getByLabelText('The Well');
  expect(audio).toHaveAttribute('controls');
  expect(audio).toHaveAttribute('src', '/uploads/well.mp3');
  expect(getByRole('link', { name: '1:30 At noon' })).toHaveAttribute('href', '/uploads/well.mp3#t=90');
  expect(queryByRole('button')).not.toBeInTheDocument();
});

test('its video waits behind a poster, with a way to it, beside the recording and the words', async () => {
  await open({ data: { id: 'a1', attributes: { ...SERMON, youtubeLink: 'https://youtu.be/abcdefghijk' } } });
  expect(screen.getByRole('button', { name: 'Play video: The Well' })).toBeVisible();
  const way = screen.getByRole('link', { name: 'Watch the video (opens in a new tab)' });
  expect(way).toHaveAttribute('href', 'https://youtu.be/abcdefghijk');
  expect(screen.getByRole('button', { name: 'Listen: The Well' })).toBeVisible();
  expect(screen.getByRole('link', { name: '0:05 She left her jar.' })).toBeVisible();
});

test('of a sermon with a video alone, the words are read', async () => {
  await open({
    data: { id: 'a1', attributes: { ...SERMON, audio: { data: null }, youtubeLink: '/uploads/well.mp4' } },
  });
  expect(screen.getByRole('button', { name: 'Play video: The Well' })).toBeVisible();
  const words = within(screen.getByRole('region', { name: 'Transcript' })).getByRole('listitem');
  expect(words).toHaveTextContent('0:05 She left her jar.');
  expect(within(words).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/Listen|Audio file|follow soon/)).not.toBeInTheDocument();
});

test('what is not there is not named', async () => {
  await open({ data: { id: 'a1', attributes: { title: 'The Well' } } });
  expect(screen.getByText('The recording will follow soon.')).toBeVisible();
  expect(screen.queryByText(/Preacher|Series|Chapters|Transcript/)).not.toBeInTheDocument();
});

test('the head tells search engines and previews', async () => {
  const { head } = await open();
  expect(head).toMatchObject({
    title: 'The Well',
    canonical: ADDRESS,
    description: 'A jar is left behind.',
    jsonLd: [
      {
        '@type': 'PodcastEpisode',
        datePublished: '2026-11-15',
        url: `https://soteria.example${ADDRESS}`,
        associatedMedia: { contentUrl: 'https://soteria.example/uploads/well.mp3' },
      },
    ],
  });
  expect(head).not.toHaveProperty('movedTo');
});

test('a link with an earlier title leads to today’s', async () => {
  expect((await open(undefined, '/sermons/another-title-a1')).head).toMatchObject({ movedTo: ADDRESS });
});

test('a sermon that does not exist is not found', async () => {
  const { head } = await open(404);
  expect(head).toEqual({ status: 404 });
  expect(screen.getByRole('alert')).toHaveTextContent('This sermon cannot be shown');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('one that did not come is asked for again', async () => {
  const { head, retry } = await open(503);
  expect(head).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('it keeps its place while loading', () => {
  renderAt(ADDRESS, <page.Loading />);
  expect(screen.getByRole('status', { name: 'Loading the sermon' })).toBeVisible();
});
