import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Answer, ListPage, Sermon } from 'shared/content';
import { playerStore } from 'section-kit/shell-api';
import { createFakeHttp, fakePlayer, htmlAt, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './sermons.tsx';

const file = (url: string) => ({
  url,
  width: null,
  height: null,
  alternativeText: null,
  focalPoint: null,
  formats: null,
});

const light: Sermon = {
  id: '1',
  title: 'Light from the East',
  preacher: 'Pastor Emmanuel Adeyemi',
  date: '2026-11-15',
  audio: '/uploads/light.mp3',
  youtubeLink: null,
  backgroundImage: file('/uploads/light.webp'),
};
const boat: Sermon = {
  ...light,
  id: '2',
  title: 'One Step Out of the Boat',
  backgroundImage: null,
  audio: '/uploads/boat.mp3',
};
/** The loader's answer: a list that is whole. */
function whole(...items: readonly Sermon[]): Answer<ListPage<Sermon>> {
  return { response: { number: 1, items, total: items.length, pageCount: 1 }, error: null };
}

const FAILED = { response: null, error: { message: 'down', status: 503 } } as const;

function show(list: Answer<ListPage<Sermon>>, address = '/connect/sermons') {
  return renderAt(address, <Component data={{ list, choices: null }} />);
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no card for ${name}`);
  return found;
}

function wire(...sermons: readonly Sermon[]) {
  const files = (media: object | null) => ({ data: media && [{ attributes: media }] });
  return {
    data: sermons.map(({ id, audio, backgroundImage, ...attributes }) => ({
      id,
      attributes: {
        ...attributes,
        audio: files(audio === null ? null : { url: audio }),
        backgroundImage: files(backgroundImage),
      },
    })),
  };
}

/** React draws between the seconds. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  fakePlayer();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the loader gives the list', async () => {
  const http = createFakeHttp({ '/api/sermons': wire(light, boat) });
  const url = new URL('https://soteria.example/connect/sermons');
  const { list } = await loader({ http, params: {}, url, signal: new AbortController().signal });
  expect(list.response?.items).toMatchObject([{ title: light.title }, { title: boat.title }]);
});

test('the page has a title and a description', () => {
  const url = new URL('https://soteria.example/connect/sermons');
  expect(head({ data: { list: whole(light), choices: null }, url })).toEqual({
    title: 'Sermons',
    description: expect.stringContaining('Soteria'),
  });
});

test('each card has title, preacher, and a link to its audio file', () => {
  show(whole(light, boat));
  const { getByRole, getByText } = within(card('Light from the East'));
  expect(getByText('Pastor Emmanuel Adeyemi')).toBeVisible();
  expect(getByText('Sunday, November 15, 2026')).toBeVisible();
  expect(getByRole('link', { name: /^Audio file/ })).toHaveAttribute('href', '/uploads/light.mp3');
  expect(getByRole('link', { name: 'Light from the East' })).toHaveAttribute('href', '/sermons/light-from-the-east-1');
});

test('a card without a picture has the default one', () => {
  show(whole(boat));
  expect(card('One Step Out of the Boat').querySelector('img')).toHaveAttribute('src', '/sermon-default.svg');
});

test('a recording without audio says so', () => {
  show(whole({ ...light, audio: null }));
  expect(screen.getByText('The recording will follow soon.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Listen/ })).not.toBeInTheDocument();
});

test('a sermon with a video alone is watched on its page', () => {
  show(whole({ ...light, audio: null, youtubeLink: '/uploads/light.mp4' }));
  const watch = screen.getByRole('link', { name: 'Watch: Light from the East' });
  expect(watch).toHaveAttribute('href', '/sermons/light-from-the-east-1');
  expect(screen.queryByText('The recording will follow soon.')).not.toBeInTheDocument();
});

test('one recording plays at a time', async () => {
  show(whole(light, boat));
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Light from the East' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listen: One Step Out of the Boat' }));
  expect(screen.getByRole('button', { name: 'Listen: Light from the East' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause: One Step Out of the Boat' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause: One Step Out of the Boat' }));
  expect(playerStore.getState()).toMatchObject({ status: 'paused', track: { title: 'One Step Out of the Boat' } });
});

test('what is heard is known by its sermon’s page, also where it goes on', async () => {
  show(whole(light));
  await userEvent.click(screen.getByRole('button', { name: 'Listen: Light from the East' }));
  expect(playerStore.getState().track).toEqual({
    id: '1',
    title: 'Light from the East',
    preacher: 'Pastor Emmanuel Adeyemi',
    coverFocalPoint: null,
    audio: '/uploads/light.mp3',
    cover: expect.stringContaining('/uploads/light.webp'),
    page: '/sermons/light-from-the-east-1',
    chapters: [],
  });
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
  show(whole());
  expect(screen.getByText('No recordings yet')).toBeVisible();
  await passSeconds(1);
  expect(screen.getByRole('heading', { name: 'Light from the East' })).toBeInTheDocument();
});

describe('a list of one preacher or series', () => {
  const ADDRESS = '/connect/sermons?preacher=Zo%C3%AB+%26+Grace&series=Advent';
  const url = new URL(ADDRESS, 'https://soteria.example');

  test('is asked for by name, and says whose it is', async () => {
    const http = createFakeHttp({ '/api/sermons': wire(light) });
    const data = await loader({ http, params: {}, url, signal: new AbortController().signal });
    expect(http.asked[0]).toContain(
      '&filters[preacher][$eq]=Zo%C3%AB%20%26%20Grace&filters[series][title][$eq]=Advent&',
    );
    show(data.list, ADDRESS);
    expect(screen.getByText(/^Sermons by Zoë & Grace in the series Advent\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All sermons' })).toHaveAttribute('href', '/connect/sermons');
    expect(head({ data, url })).toMatchObject({ title: 'Sermons by Zoë & Grace in the series Advent' });
  });

  test('goes on in the same choice', () => {
    show({ response: { number: 1, items: [light], total: 60, pageCount: 3 }, error: null }, ADDRESS);
    expect(screen.getByRole('link', { name: 'Show earlier sermons' })).toHaveAttribute(
      'href',
      `${url.pathname}${url.search}&page=2`,
    );
  });

  test('that does not exist is not waited for', async () => {
    jest.useFakeTimers();
    const fetch = jest.spyOn(globalThis, 'fetch');
    show(whole(), ADDRESS);
    await passSeconds(5);
    expect(screen.getByText('We have no such sermons')).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
    expect(head({ data: { list: whole(), choices: null }, url })).toMatchObject({ status: 404 });
  });
});

describe('whose sermons are listed', () => {
  const ADDRESS = '/connect/sermons?preacher=Zo%C3%AB+%26+Grace&page=2';
  const choices = { preachers: ['Pastor Emmanuel Adeyemi', 'Zoë & Grace'], series: ['Advent'] };
  const shown = (address: string, offered: typeof choices | null) =>
    renderAt(address, <Component data={{ list: whole(light), choices: offered }} />);

  test('is asked of the content API beside the list', async () => {
    const http = createFakeHttp({ '/api/sermons/choices': { data: choices }, '/api/sermons?': wire(light) });
    const url = new URL('https://soteria.example/connect/sermons');
    const data = await loader({ http, params: {}, url, signal: new AbortController().signal });
    expect(data).toMatchObject({ choices, list: { response: { items: [{ title: light.title }] } } });
  });

  test.each([404, 503, { data: { preachers: 'all' } }])(
    'costs nothing of the page when that says %j',
    async (answer) => {
      const http = createFakeHttp({ '/api/sermons/choices': answer, '/api/sermons?': wire(light) });
      const url = new URL('https://soteria.example/connect/sermons');
      const data = await loader({ http, params: {}, url, signal: new AbortController().signal });
      expect(data.choices).toBeNull();
      shown('/connect/sermons', data.choices);
      expect(screen.getByRole('heading', { name: light.title })).toBeVisible();
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    },
  );

  test('is chosen among those that preached, and is an address', async () => {
    shown(ADDRESS, choices);
    const preacher = screen.getByRole('combobox', { name: 'Preacher' });
    expect(preacher).toHaveDisplayValue('Zoë & Grace');
    const names = within(preacher).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['All preachers', ...choices.preachers]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Series' }), 'Advent');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText(/^Sermons by Zoë & Grace in the series Advent\./)).toBeVisible();
    await userEvent.selectOptions(preacher, 'All preachers');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText(/^Sermons in the series Advent\./)).toBeVisible();
  });

  test('is a form that a browser sends by itself', () => {
    const page = new DOMParser().parseFromString(
      htmlAt(ADDRESS, <Component data={{ list: whole(light), choices }} />),
      'text/html',
    );
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/connect/sermons');
    expect(form?.method).toBe('get');
    expect([...(form?.elements ?? [])].map((element) => element.getAttribute('name'))).toEqual([
      'preacher',
      'series',
      null,
    ]);
    expect(page.querySelector('option[selected]')?.textContent).toBe('Zoë & Grace');
  });

  test('is no question with one preacher and no series', () => {
    shown('/connect/sermons', { preachers: ['Zoë & Grace'], series: [] });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...light, id: `${index}`, title: `Sermon ${60 - index}` }));
  const part = (number: number) => many.slice((number - 1) * 24, number * 24);
  const firstOf = (number: number): Answer<ListPage<Sermon>> => ({
    response: { number, items: part(number), total: 60, pageCount: 3 },
    error: null,
  });
  const titles = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);

  test('is followed to its end, each recording once', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
      const number = Number(/\[page\]=(\d+)/.exec(String(path))?.[1]);
      const pagination = { page: number, pageCount: 3, total: 60 };
      return new Response(JSON.stringify({ ...wire(...part(number)), meta: { pagination } }));
    });
    show(firstOf(1));
    expect(titles()).toHaveLength(24);
    fireEvent.click(screen.getByText('Show earlier sermons'));
    await waitFor(() => expect(titles()).toHaveLength(48));
    fireEvent.click(screen.getByText('Show earlier sermons'));
    await waitFor(() => expect(titles()).toEqual(many.map(({ title }) => title)));
    expect(screen.queryByText('Show earlier sermons')).not.toBeInTheDocument();
  });

  test('a part that does not come leaves what is there, and comes at the next try', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    show(firstOf(1));
    fireEvent.click(screen.getByText('Show earlier sermons'));
    await screen.findByText('More recordings did not come');
    expect(titles()).toHaveLength(24);
    fetch.mockImplementation(async () => new Response(JSON.stringify(wire(...part(2)))));
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(titles()).toHaveLength(48));
  });

  test('has the rest at addresses of their own, without JavaScript', async () => {
    const http = createFakeHttp({ '/api/sermons': wire(...part(2)) });
    const url = new URL('https://soteria.example/connect/sermons?page=2');
    await loader({ http, params: {}, url, signal: new AbortController().signal });
    expect(http.asked[0]).toContain('pagination[page]=2');
    const page = new DOMParser().parseFromString(
      htmlAt('/connect/sermons?page=2', <Component data={{ list: firstOf(2), choices: null }} />),
      'text/html',
    );
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/connect/sermons', '/connect/sermons?page=3']));
    expect(page.querySelectorAll('h2')).toHaveLength(24);
  });
});
