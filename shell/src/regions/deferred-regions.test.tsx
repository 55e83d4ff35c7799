import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSectionModules } from '../federation/section-modules.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { fakeFederation } from '../testing/fake-federation.ts';
import { fakeScreen } from '../testing/fake-screen.ts';
import { EVENTS } from '../testing/remotes.ts';
import { createClickReplay } from './click-replay.ts';
import { createDeferredRegions } from './deferred-regions.ts';
import { Region } from './region.tsx';
import { type RegionEnvironment, RegionEnvironmentContext } from './region-environment.ts';
import type { RegionState } from './region-state.ts';

const SLOT = 'slots/next-event';
const STATE = { release: 'events@1.0.0', expose: SLOT, status: 'ready', data: null } as const;

function Component() {
  const [seats, setSeats] = useState(0);
  return (
    <>
      <button onClick={() => setSeats(seats + 1)}>{seats} seats</button>
      <a href="/events">All events</a>
    </>
  );
}

function tree(environment: RegionEnvironment, state: RegionState) {
  const router = createMemoryRouter([{ path: '/', element: <Region state={state} deferred /> }]);
  return (
    <RegionEnvironmentContext value={environment}>
      <RouterProvider router={router} />
    </RegionEnvironmentContext>
  );
}

function environmentOf(load: () => Promise<unknown>) {
  const { federation, loads } = fakeFederation({ [`events@1.0.0/${SLOT}`]: load });
  const modules = createSectionModules(federation, async () => undefined);
  const releases = createPageReleases({ remotes: [EVENTS], stable: [] });
  return { environment: { modules, releases, files: () => null, report: jest.fn() }, loads };
}

async function serverHtml(state: RegionState): Promise<string> {
  const { environment } = environmentOf(async () => ({ Component }));
  await environment.modules.load(EVENTS, SLOT);
  return renderToString(tree(environment, state));
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A page in which the region's HTML is there, and its code waits. */
async function page(state: RegionState = { ...STATE, hasFallback: false }) {
  const view = fakeScreen();
  const container = document.createElement('div');
  container.innerHTML = await serverHtml(state);
  document.body.replaceChildren(container);
  let arrived: (module: unknown) => void = () => undefined;
  const code = new Promise((resolve) => (arrived = resolve));
  const { environment, loads } = environmentOf(() => code);
  const deferred = createDeferredRegions([state]);
  const recovered: unknown[] = [];
  await act(async () => {
    const app = tree({ ...environment, deferred, clicks: createClickReplay() }, state);
    root = hydrateRoot(container, app, { onRecoverableError: (error) => recovered.push(error) });
  });
  const arrive = () => act(async () => arrived({ Component }));
  return { ...view, deferred, loads, recovered, arrive, report: environment.report };
}

const button = () => screen.getByRole('button', { name: /seats/ });

describe('a region whose code waits', () => {
  it('is the HTML of the server, and asks for nothing', async () => {
    const { loads, recovered } = await page();
    expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
    expect(button()).toHaveTextContent('0 seats');
    expect([loads, recovered]).toEqual([[], []]);
  });

  it('comes alive in the same HTML when it is near the screen', async () => {
    const { see, loads, arrive, recovered } = await page();
    const before = button();
    await act(async () => see(before));
    expect(loads).toHaveLength(1);
    await arrive();
    await userEvent.click(before);
    expect(button()).toBe(before);
    expect(before).toHaveTextContent('1 seats');
    expect(recovered).toEqual([]);
  });

  it('comes alive when the page is idle', async () => {
    const { deferred, loads } = await page();
    await act(async () => deferred.activateAll());
    expect(loads).toHaveLength(1);
  });

  it('comes alive when the focus moves into it, and keeps it', async () => {
    const { loads, arrive } = await page();
    await act(async () => button().focus());
    expect(loads).toHaveLength(1);
    await arrive();
    expect(button()).toHaveFocus();
  });

  it('comes alive when it is pointed at', async () => {
    const { loads } = await page();
    await userEvent.hover(screen.getByRole('link', { name: 'All events' }));
    expect(loads).toHaveLength(1);
  });

  it('answers to a button that was pressed before, once', async () => {
    const { loads, arrive } = await page();
    await act(async () => button().click());
    expect(loads).toHaveLength(1);
    await arrive();
    expect(button()).toHaveTextContent('1 seats');
    await userEvent.click(button());
    expect(button()).toHaveTextContent('2 seats');
  });

  it('does not press what a visitor has left for something else', async () => {
    const { arrive } = await page();
    await act(async () => {
      button().click();
      document.body.click();
    });
    await arrive();
    expect(button()).toHaveTextContent('0 seats');
  });

  it('does not load the stable release while its own code is not needed', async () => {
    jest.useFakeTimers();
    const { report, loads } = await page({ ...STATE, hasFallback: true });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(loads).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('the promise of a deferred region', () => {
  const deferred = createDeferredRegions([STATE]);

  it('is the same before and after its activation: React identifies a component’s promises by their order', async () => {
    const before = deferred.activation(STATE);
    deferred.activate(STATE);
    expect(deferred.activation(STATE)).toBe(before);
    await expect(before).resolves.toBeUndefined();
    expect(before).toHaveProperty('status', 'fulfilled');
  });

  it('is null for a region that is not deferred', () => {
    expect(deferred.activation({ ...STATE, expose: 'pages/home' })).toBeNull();
  });
});
