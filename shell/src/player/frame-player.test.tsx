import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from 'shared/contract';
import { Link } from 'shared/router';
import { playerStore, type Track, usePlayer } from 'shared/shell-api';
import { fakePlayer } from 'shared/testing';
import type { PageReleases } from '../releases/page-releases.ts';
import { CONTENT, EVENTS, NEXT_EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';

const track: Track = {
  id: 'a1',
  title: 'The Well',
  preacher: null,
  audio: '/uploads/well.mp3',
  cover: '/uploads/well.webp',
  page: '/sermons/the-well-a1',
  chapters: [],
};

const withPlayer = (remote: Remote): Remote => ({ ...remote, slots: [{ slot: 'frame.player', expose: 'player' }] });
const STABLE = withPlayer(EVENTS);
const NEXT = withPlayer(NEXT_EVENTS);

function bar(words: string) {
  return function Bar() {
    const title = usePlayer((state) => state.track?.title);
    return <section aria-label="Audio player">{`${words} ${title}`}</section>;
  };
}

function Broken(): never {
  throw new Error('no cover');
}

const PAGES = {
  'content@1.0.0/pages/home': () => ({ Component: () => <Link to="/events">To the events</Link> }),
  'events@1.0.0/pages/events': () => ({ Component: () => <h2>What is on</h2> }),
  'events@1.1.0/pages/events': () => ({ Component: () => <h2>What is on</h2> }),
};
const OLD_BAR = { 'events@1.0.0/slots/player': () => ({ Component: bar('Now:') }) };
const NEW_BAR = { 'events@1.1.0/slots/player': () => ({ Component: bar('Playing') }) };

const remotes = [CONTENT, STABLE];
const NAME = 'Audio player';
const region = () => screen.findByLabelText(NAME);
const shows = (words: string) => waitFor(() => expect(screen.getByLabelText(NAME)).toHaveTextContent(words));
const listen = () => act(() => playerStore.setState({ track, status: 'playing' }));

async function toTheEvents(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'To the events' }));
  expect(await screen.findByRole('heading', { name: 'What is on' })).toBeVisible();
}

beforeEach(() => fakePlayer());

it('is drawn by a section while there is something to play, and loads nothing before', async () => {
  const { loads } = await visit('/', { ...PAGES, ...OLD_BAR }, { remotes });
  expect(loads).not.toContain('events@1.0.0/slots/player');
  expect(screen.queryByLabelText(NAME)).not.toBeInTheDocument();
  listen();
  expect(await region()).toHaveTextContent('Now: The Well');
  act(() => playerStore.setState({ track: null }));
  expect(screen.queryByLabelText(NAME)).not.toBeInTheDocument();
});

it('stays through a navigation, the same element', async () => {
  await visit('/', { ...PAGES, ...OLD_BAR }, { remotes });
  listen();
  const shown = await region();
  await toTheEvents();
  expect(await region()).toBe(shown);
});

it('waits for the rest of the route table, which the document left out', async () => {
  const table = { lock: { content: '1.0.0', events: '1.0.0' }, stable: {} };
  const complete = async () => ({ remotes, stable: [] });
  await visit('/', { ...PAGES, ...OLD_BAR }, { remotes: [CONTENT], table, complete });
  listen();
  expect(await region()).toHaveTextContent('Now: The Well');
});

it('is drawn by the next release after a rollback, and what plays goes on', async () => {
  const askLock = async (releases: PageReleases) => releases.revoke([STABLE]);
  await visit('/', { ...PAGES, ...OLD_BAR, ...NEW_BAR }, { remotes: [CONTENT, NEXT], askLock });
  listen();
  expect(await region()).toHaveTextContent('Playing The Well');
  await toTheEvents();
  await shows('Now: The Well');
  expect(playerStore.getState()).toMatchObject({ track, status: 'playing' });
});

describe('a candidate that fails gives its place to the stable release', () => {
  const options = { remotes: [CONTENT, NEXT], stable: [STABLE] };

  it('when its code does not come', async () => {
    const { failures } = await visit('/', { ...PAGES, ...OLD_BAR }, options);
    listen();
    expect(await region()).toHaveTextContent('Now: The Well');
    expect(failures).toMatchObject([{ section: 'events', version: '1.1.0', reason: 'load', replaced: true }]);
  });

  it('when it throws', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const broken = { 'events@1.1.0/slots/player': () => ({ Component: Broken }) };
    const { failures } = await visit('/', { ...PAGES, ...OLD_BAR, ...broken }, options);
    listen();
    await shows('Now: The Well');
    expect(failures).toMatchObject([{ version: '1.1.0', reason: 'render', cause: 'no cover', replaced: true }]);
    jest.restoreAllMocks();
  });
});

describe('has a few buttons of the shell', () => {
  it.each([
    ['when no section fills its place', [CONTENT, EVENTS]],
    ['when what fills it does not come', remotes],
  ])('%s', async (_when, served) => {
    await visit('/', PAGES, { remotes: served });
    listen();
    expect(await region()).toHaveTextContent('The Well');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(playerStore.getState().status).toBe('paused');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(playerStore.getState().status).toBe('playing');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText(NAME)).not.toBeInTheDocument();
  });

  it('until the section is back, at a later navigation', async () => {
    const { modules } = await visit('/', PAGES, { remotes });
    listen();
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    Object.assign(modules, OLD_BAR);
    await toTheEvents();
    await shows('Now: The Well');
  });
});
