import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'shared/router';
import { Slot } from 'shared/shell-api';
import { CONTENT, EVENTS, NEXT_EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';

const NEXT = 'slots/next-event';
const candidate = `events@1.1.0/${NEXT}`;
const stable = `events@1.0.0/${NEXT}`;
const ROLLOUT = { remotes: [CONTENT, NEXT_EVENTS], stable: [EVENTS] };

function Home() {
  const [words, setWords] = useState('');
  return (
    <>
      <h1>Welcome home</h1>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <Slot name="home.next-event" />
      <Link to="/events">All events</Link>
    </>
  );
}

const SECTIONS = {
  'content@1.0.0/pages/home': () => ({ Component: Home }),
  [stable]: () => ({
    loader: async () => 'Breakfast',
    Component: ({ data }: { data: string }) => <p>Stable {data}</p>,
  }),
};

const throwing = (message: string) => () => {
  throw new Error(message);
};

const WAYS: Readonly<Record<string, [reason: string, candidate: (() => unknown) | undefined]>> = {
  'cannot be loaded': ['load', undefined],
  'is no module': ['load', () => ({})],
  'never arrives': ['load', () => new Promise(() => undefined)],
  'throws in its loader': ['data', () => ({ loader: async () => throwing('boom')(), Component: () => null })],
  'never has its data': ['data', () => ({ loader: () => new Promise(() => undefined), Component: () => null })],
  'throws when it is drawn': ['render', () => ({ Component: throwing('boom') })],
};

const released = (text: string) => screen.getByText(text).closest('[data-section]')?.getAttribute('data-release');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(WAYS))('a candidate that %s', (_way, [reason, module]) => {
  const sections = module ? { ...SECTIONS, [candidate]: module } : SECTIONS;

  it('is replaced in place by the stable release, and reported once', async () => {
    const { failures } = await visit('/', sections, ROLLOUT);
    expect(await screen.findByText('Stable Breakfast')).toBeVisible();
    expect(released('Stable Breakfast')).toBe('events@1.0.0');
    expect(screen.queryByText(/cannot be shown|not responding/)).not.toBeInTheDocument();
    expect(failures).toMatchObject([{ section: 'events', version: '1.1.0', reason, replaced: true }]);
  });
});

describe('a page whose candidate was replaced', () => {
  it('draws the section by the stable release from then on', async () => {
    const pages = {
      'events@1.1.0/pages/events': () => ({ Component: () => <p>New list</p> }),
      'events@1.0.0/pages/events': () => ({ Component: () => <p>Old list</p> }),
    };
    const { loads } = await visit('/', { ...SECTIONS, ...pages }, ROLLOUT);
    await screen.findByText('Stable Breakfast');
    await userEvent.click(screen.getByRole('link', { name: 'All events' }));
    expect(await screen.findByText('Old list')).toBeVisible();
    expect(loads).not.toContain('events@1.1.0/pages/events');
  });

  it('keeps what a visitor has typed elsewhere in the page', async () => {
    const Breaking = () => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('boom');
      return <button onClick={() => setBroken(true)}>New breakfast</button>;
    };
    await visit('/', { ...SECTIONS, [candidate]: () => ({ Component: Breaking }) }, ROLLOUT);
    await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'half a sen');
    expect(released('New breakfast')).toBe('events@1.1.0');
    await userEvent.click(screen.getByRole('button', { name: 'New breakfast' }));
    expect(await screen.findByText('Stable Breakfast')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sen');
  });
});

describe('a candidate that fails where the stable release', () => {
  it('fails too: the quiet message, and Try again tries both', async () => {
    const { modules, failures, forgotten } = await visit('/', { ...SECTIONS, [stable]: throwing('away') }, ROLLOUT);
    expect(await screen.findByText(/cannot be shown right now/)).toBeVisible();
    expect(failures).toMatchObject([{ version: '1.1.0', reason: 'load' }]);
    expect(failures[0]).not.toHaveProperty('replaced');
    modules[candidate] = () => ({ Component: () => <p>New breakfast</p> });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('New breakfast')).toBeVisible();
    expect(forgotten).toEqual(['events@1.1.0', 'events@1.0.0']);
  });

  it('does not have the page: the quiet message, once', async () => {
    const older = { ...EVENTS, slots: [] };
    const broken = { ...SECTIONS, [candidate]: () => ({ Component: throwing('boom') }) };
    const { failures } = await visit('/', broken, { ...ROLLOUT, stable: [older] });
    expect(await screen.findByText(/cannot be shown right now/)).toBeVisible();
    expect(failures).toHaveLength(1);
  });
});

it('a candidate that is merely slow is drawn', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve({ Component: () => <p>New breakfast</p> }), 80));
  const never = () => new Promise(() => undefined);
  const { failures } = await visit('/', { ...SECTIONS, [candidate]: slow, [stable]: never }, ROLLOUT);
  expect(await screen.findByText('New breakfast')).toBeVisible();
  await waitFor(() => expect(failures).toEqual([]));
});

it('a visitor who goes elsewhere before the answer blames nobody', async () => {
  const waiting = {
    loader: ({ signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone')))),
    Component: () => null,
  };
  const home = { ...SECTIONS, [candidate]: () => waiting };
  const pages = { 'events@1.1.0/pages/events': () => ({ Component: () => <p>New list</p> }) };
  const { router, failures } = await visit('/events', { ...home, ...pages }, ROLLOUT);
  void router.navigate('/');
  await act(() => router.navigate('/events'));
  expect(await screen.findByText('New list')).toBeVisible();
  expect(failures).toEqual([]);
});
