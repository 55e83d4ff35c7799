import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as router from 'shared/router';
import { useEffect, useState } from 'react';
import { type LoaderArgs, toast, useAuth, useHttp, useRetry, useSettings } from 'shared/shell-api';
import type * as Published from '../types/index.d.ts';
import { Section } from './section.tsx';
import { sharedWithSections } from './shared-with-sections.ts';

// As a section gets it, from its host.
const shared = sharedWithSections();
const { Link, useLocation, useSearchParams } = must(shared['shared/router']).lib() as typeof router;

const SITE = 'https://church.example';

/** What other repositories see is what there is. */
({ Section, sharedWithSections }) satisfies typeof Published;

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is missing.');
  return value;
}

function BrokenPage(): never {
  throw new Error('A broken page.');
}

/** What the site's content API answers, by path and query. */
let answers: Record<string, unknown>;
let log: jest.SpyInstance;

beforeEach(() => {
  answers = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { hostname, pathname, search } = new URL(String(address), 'https://town.example');
    const answer = hostname === 'church.example' ? answers[pathname + search] : undefined;
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** A page as a section exposes it. */
const choirs = {
  loader: async ({ http, url, params }: LoaderArgs) => ({
    choirs: await http.get(`/api/events${url.search}`),
    params,
  }),
  head: () => ({ title: 'Choirs' }),
  Loading: () => <p>Choirs are coming</p>,
  Component({ data }: { readonly data: unknown }) {
    const [query] = useSearchParams();
    return (
      <>
        <p>{JSON.stringify(data)}</p>
        <p>Shown: {query.get('type') ?? 'all'}</p>
        <Link to="?type=men" viewTransition={false}>
          Men
        </Link>
        <Link to="/events/7">One</Link>
      </>
    );
  },
};

function draw(module: unknown, props: Partial<Parameters<typeof Section>[0]> = {}) {
  const load = jest.fn(async () => module);
  const at = (more: typeof props) => (
    <Section load={load} name="events/pages/choirs" site={SITE} url="/choirs" {...props} {...more} />
  );
  const { rerender } = render(at({}));
  return { load, show: (more: typeof props) => rerender(at(more)) };
}

it('loads code, then data from the site, and draws both; uploads are the site’s', async () => {
  answers['/api/events'] = { picture: '/uploads/choir.jpg', text: 'See /uploads/choir.jpg' };
  let arrive = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const loader = (args: LoaderArgs) => waiting.then(() => choirs.loader(args));
  draw({ ...choirs, loader }, { params: { event: '7' } });
  expect(await screen.findByText('Choirs are coming')).toBeVisible();
  arrive();
  expect(await screen.findByText(/church.example/)).toHaveTextContent(
    '{"choirs":{"picture":"https://church.example/uploads/choir.jpg","text":"See /uploads/choir.jpg"},"params":{"event":"7"}}',
  );
});

it('remembers a choice by itself, loads again for it, and sends other pages to the site', async () => {
  Object.assign(answers, { '/api/events': 'all of them', '/api/events?type=men': 'those for men' });
  draw(choirs);
  await userEvent.click(await screen.findByRole('link', { name: 'Men' }));
  expect(await screen.findByText(/those for men/)).toBeVisible();
  expect(screen.getByText('Shown: men')).toBeVisible();
  expect(screen.getByRole('link', { name: 'One' })).toHaveAttribute('href', `${SITE}/events/7`);
});

it('moves by the host’s navigation, where the host has an address for the page', async () => {
  Object.assign(answers, { '/api/events': 'all of them', '/api/events?type=men': 'those for men' });
  const go = jest.fn();
  const hrefOf = (address: string) => (address.startsWith('/choirs') ? `/music${address.slice(7)}` : null);
  const navigation: Published.HostNavigation = { hrefOf, go };
  const { show } = draw(choirs, { navigation });
  const men = await screen.findByRole('link', { name: 'Men' });
  expect(men).toHaveAttribute('href', '/music?type=men');
  expect(screen.getByRole('link', { name: 'One' })).toHaveAttribute('href', `${SITE}/events/7`);
  await userEvent.click(men);
  expect(go).toHaveBeenCalledWith('/choirs?type=men', { replace: false });
  expect(screen.getByText('Shown: all')).toBeVisible();
  show({ url: '/choirs?type=men' });
  expect(await screen.findByText(/those for men/)).toBeVisible();
});

it('says what failed, to the visitor and to the host, and tries again', async () => {
  const onError = jest.fn();
  draw(choirs, { onError });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of church.example cannot be shown right now.');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('/api/events') }));
  answers['/api/events'] = 'all of them';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/all of them/)).toBeVisible();
});

it.each([
  ['exports no component', {}, 'events/pages/choirs is no page or slot: it exports no Component.'],
  ['throws while it is drawn', { Component: BrokenPage }, 'A broken page.'],
])('takes nothing else with it when a section %s', async (_name, module, message) => {
  draw(module);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(message) }));
});

it('tells the host the title, and the messages', async () => {
  const [onHead, onToast] = [jest.fn(), jest.fn()];
  answers['/api/events'] = [];
  draw(choirs, { onHead, onToast });
  await screen.findByText('Shown: all');
  expect(onHead).toHaveBeenCalledWith({ title: 'Choirs' });
  act(() => toast.success('Sent.'));
  act(() => toast.error('Not sent.'));
  expect(onToast.mock.calls).toEqual([[{ kind: 'success', text: 'Sent.' }], [{ kind: 'error', text: 'Not sent.' }]]);
});

it('gives a section what the shell would: settings, nobody signed in, a way to try again', async () => {
  answers['/api/site-setting'] = { data: { id: 1, attributes: { email: 'office@church.example' } } };
  const loader = jest.fn(async () => null);
  function Component() {
    return (
      <p>
        {useSettings().email}, {useAuth().status}, {useLocation().pathname}
        <button onClick={useRetry()}>Again</button>
      </p>
    );
  }
  draw({ Component, loader }, { site: `${SITE}:8443` });
  expect(await screen.findByText(/^office@church.example, signed-out, \/choirs/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(loader).toHaveBeenCalledTimes(2);
});

it('asks the site for what a page wants after its loader', async () => {
  answers['/api/sermons'] = 'the older ones';
  function Component() {
    const http = useHttp();
    const [more, setMore] = useState('');
    useEffect(() => void http.get('/api/sermons').then((answer) => setMore(String(answer))), [http]);
    return <p>{more}</p>;
  }
  draw({ Component });
  expect(await screen.findByText('the older ones')).toBeVisible();
});

it('shares the host’s React and a router and a shell API, with their versions', () => {
  expect(Object.keys(shared)).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'shared/router', 'shared/shell-api']);
  expect(shared['react']).toMatchObject({
    version: '19.3.1',
    shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
  });
  expect(shared['shared/router']?.lib()).toHaveProperty('useSearchParams');
});
