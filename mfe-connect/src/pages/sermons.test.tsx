import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Sermon } from 'shared/content';
import { createFakeHttp, renderAt } from 'shared/testing';
import { Component, head, loader } from './sermons.tsx';

const file = (url: string) => ({ url, width: null, height: null, alternativeText: null, formats: null });

const light: Sermon = {
  id: '1',
  title: 'Light from the East',
  preacher: 'Pastor Emmanuel Adeyemi',
  date: '2026-11-15',
  audio: file('/uploads/light.mp3'),
  backgroundImage: file('/uploads/light.webp'),
};
const boat: Sermon = {
  ...light,
  id: '2',
  title: 'One Step Out of the Boat',
  backgroundImage: null,
  audio: file('/uploads/boat.mp3'),
};
const FAILED = { response: null, error: { message: 'down', status: 503 } } as const;

function show(data: Parameters<typeof Component>[0]['data']) {
  return renderAt('/connect/sermons', <Component data={data} />);
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no card for ${name}`);
  return found;
}

function wire(...sermons: readonly Sermon[]) {
  const files = (media: unknown) => ({ data: media === null ? null : [{ attributes: media }] });
  return {
    data: sermons.map(({ id, audio, backgroundImage, ...attributes }) => ({
      id,
      attributes: { ...attributes, audio: files(audio), backgroundImage: files(backgroundImage) },
    })),
  };
}

/** React draws between the seconds. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the loader gives the list', async () => {
  const http = createFakeHttp({ '/api/sermons': wire(light, boat) });
  const url = new URL('https://soteria.example/connect/sermons');
  const answer = await loader({ http, url, signal: new AbortController().signal });
  expect(answer.response).toMatchObject([{ title: light.title }, { title: boat.title }]);
});

test('the page has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Sermons', description: expect.stringContaining('Soteria') });
});

test('each card has title, preacher, and a link to its audio file', () => {
  show({ response: [light, boat], error: null });
  const { getByRole, getByText } = within(card('Light from the East'));
  expect(getByText('Pastor Emmanuel Adeyemi')).toBeVisible();
  expect(getByText('Sunday, November 15, 2026')).toBeVisible();
  expect(getByRole('link')).toHaveAttribute('href', '/uploads/light.mp3');
});

test('a card without a picture has the default one', () => {
  show({ response: [boat], error: null });
  expect(card('One Step Out of the Boat').querySelector('img')).toHaveAttribute('src', '/sermon-default.svg');
});

test('a recording without audio says so', () => {
  show({ response: [{ ...light, audio: null }], error: null });
  expect(screen.getByText('The recording will follow soon.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Listen/ })).not.toBeInTheDocument();
});

test('one recording plays at a time', async () => {
  show({ response: [light, boat], error: null });
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Light from the East' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listen: One Step Out of the Boat' }));
  expect(screen.getByRole('button', { name: 'Listen: Light from the East' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause: One Step Out of the Boat' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Audio player' })).toHaveTextContent('One Step Out of the Boat');
});

test('whoever leaves the page leaves silence', async () => {
  const { unmount } = show({ response: [light], error: null });
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Light from the East' }));
  unmount();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
});

test('until the list arrives there is a spinner', () => {
  show(FAILED);
  expect(screen.getByRole('status', { name: 'Loading sermons' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after three more failures it says so, and keeps trying', async () => {
  jest.useFakeTimers();
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  show(FAILED);
  await passSeconds(6);
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  await passSeconds(1);
  expect(screen.getByText(/longer than usual/)).toBeInTheDocument();
  await passSeconds(8);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('Try again does not wait, and the list appears', async () => {
  jest.useFakeTimers();
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  show(FAILED);
  await passSeconds(7);
  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(wire(light)))));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'Light from the East' })).toBeInTheDocument();
});

test('an empty list says what to expect, and fills by itself', async () => {
  jest.useFakeTimers();
  const body = JSON.stringify(wire(light));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body)));
  show({ response: [], error: null });
  expect(screen.getByText('No recordings yet')).toBeVisible();
  await passSeconds(1);
  expect(screen.getByRole('heading', { name: 'Light from the East' })).toBeInTheDocument();
});
