import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSectionModules } from '../federation/section-modules.ts';
import { fakeFederation } from '../testing/fake-federation.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { EVENTS } from '../testing/remotes.ts';
import { Region } from './region.tsx';
import { RegionEnvironmentContext } from './region-environment.ts';
import type { RegionState } from './region-state.ts';

const SKELETON = { Component: () => null, Loading: () => <p>The shape of what comes</p> };

const SOURCE = { release: 'events@1.0.0', expose: 'pages/events', hasFallback: false };

/** A document's tree with one region, on either side; each side has modules of its own. */
function tree(state: RegionState) {
  const { federation } = fakeFederation({ 'events@1.0.0/pages/events': () => SKELETON });
  const modules = createSectionModules(federation, async () => undefined);
  const releases = createPageReleases({ remotes: [EVENTS], stable: [] });
  const region = <Region state={state} />;
  return (
    <RegionEnvironmentContext value={{ modules, releases, files: () => null, report: () => undefined }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: region }])} />
    </RegionEnvironmentContext>
  );
}

/** Hydrates the server's HTML. @returns the errors that React recovered from */
async function takeOver(state: RegionState): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(state));
  document.body.replaceChildren(container);
  const recovered: unknown[] = [];
  await act(async () => hydrateRoot(container, tree(state), { onRecoverableError: (error) => recovered.push(error) }));
  return recovered;
}

it('shows its skeleton in the browser, where the server did not run its code', async () => {
  expect(await takeOver({ ...SOURCE, status: 'pending', untouched: true })).toEqual([]);
  expect(screen.getByText('The shape of what comes')).toBeVisible();
});

it('has a link to try again until the page is hydrated, and then a button', async () => {
  const failure = {
    ok: false,
    reason: 'load',
    cause: 'It did not come.',
    section: 'events',
    version: '1.0.0',
  } as const;
  const state = { ...SOURCE, status: 'failed', failure } as const;
  document.body.innerHTML = renderToString(tree(state));
  expect(screen.getByText('Try again')).toHaveProperty('href', document.URL);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await takeOver(state)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.querySelector('a')).toBeNull();
});
