import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { BrowserPages } from './browser-pages.tsx';

/** A child's effect runs before `RouterProvider` subscribes: the latest moment at which a change can come too early. */
function Frame({ onMount }: { readonly onMount: () => void }) {
  useLayoutEffect(onMount, [onMount]);
  return (
    <>
      <p>{useLocation().hash}</p>
      <Outlet />
    </>
  );
}

function routerThat(onMount: () => void) {
  return createMemoryRouter(
    [
      {
        element: <Frame onMount={onMount} />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/events', element: <h1>Events</h1> },
        ],
      },
    ],
    { initialEntries: ['/events#media'] },
  );
}

const onFollow = jest.fn();

it.each([
  ['to another part of the page', '/events#prayer', 'Events', '#prayer'],
  ['to another page', '/#prayer', 'Home', '#prayer'],
])('a navigation %s while React hydrates is shown, and told', async (_to, address, heading, hash) => {
  const onChange = jest.fn();
  const router = routerThat(() => void router.navigate(address));
  render(<BrowserPages router={router} served={router.state} onChange={onChange} onFollow={onFollow} />);
  expect(onChange).toHaveBeenCalled();
  expect(await screen.findByText(hash)).toBeVisible();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it('follows the history, tells of nothing until there is a navigation, and then of each change', async () => {
  onFollow.mockReset();
  const onChange = jest.fn();
  const router = routerThat(() => undefined);
  render(<BrowserPages router={router} served={router.state} onChange={onChange} onFollow={onFollow} />);
  expect(onFollow).toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(onChange).toHaveBeenCalled();
});
