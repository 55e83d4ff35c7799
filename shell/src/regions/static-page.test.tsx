import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSectionModules } from '../federation/section-modules.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { fakeFederation } from '../testing/fake-federation.ts';
import { EVENTS } from '../testing/remotes.ts';
import { Region } from './region.tsx';
import { type RegionEnvironment, RegionEnvironmentContext } from './region-environment.ts';
import type { RegionState } from './region-state.ts';
import { createStaticElements } from '../static/static-content.tsx';

const PAGE = 'pages/events';
const MODULE = { release: 'events@1.0.0', expose: PAGE, hasFallback: false } as const;

function Component({ data }: { readonly data: string }) {
  return (
    <p>
      {data} <a href="/next">Next</a>
    </p>
  );
}

function environmentOf() {
  const { federation, loads } = fakeFederation({ [`events@1.0.0/${PAGE}`]: async () => ({ Component }) });
  const modules = createSectionModules(federation, async () => undefined);
  const releases = createPageReleases({ remotes: [EVENTS], stable: [] });
  return { environment: { modules, releases, files: () => null, report: jest.fn() }, loads };
}

function app(environment: RegionEnvironment, state: RegionState) {
  const router = createMemoryRouter([
    { path: '/', element: <Region state={state} isStatic /> },
    { path: '/next', element: 'The next page' },
  ]);
  const tree = (
    <RegionEnvironmentContext value={environment}>
      <RouterProvider router={router} />
    </RegionEnvironmentContext>
  );
  return { router, tree };
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A page that the server has drawn with `words`, hydrated without its data. */
async function page(words: string) {
  const server = environmentOf().environment;
  await server.modules.load(EVENTS, PAGE);
  const container = document.createElement('div');
  container.innerHTML = renderToString(app(server, { ...MODULE, status: 'ready', data: words }).tree);
  document.body.replaceChildren(container);
  const { environment, loads } = environmentOf();
  const { tree, router } = app(
    { ...environment, staticElements: createStaticElements() },
    { ...MODULE, status: 'static' },
  );
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, tree, { onRecoverableError: (error) => recovered.push(error) });
  });
  return { router, loads, recovered };
}

describe('a static page', () => {
  it('is the HTML of the server, without its code', async () => {
    document.body.replaceChildren();
    const { loads, recovered } = await page('Our values');
    expect(screen.getByText(/Our values/)).toBeVisible();
    expect([loads, recovered]).toEqual([[], []]);
  });

  it('has links that lead on inside the app, and is the same again on the way back', async () => {
    const { router, loads } = await page('Our values');
    const words = screen.getByText(/Our values/);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('The next page')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByText(/Our values/)).toBe(words);
    expect(loads).toEqual([]);
  });
});
