import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { runMenu } from './header/run-menu.ts';

const HEADINGS: Readonly<Record<string, string | null>> = {
  '/': null,
  '/events': 'Events',
  '/connect/sermons': 'Sermons',
};

function Layout() {
  const { pathname } = useLocation();
  return (
    <Frame heading={HEADINGS[pathname] ?? null} crumb={null}>
      <Outlet />
    </Frame>
  );
}

const scrollTo = jest.fn((_left: number, top: number) => Object.assign(window, { scrollY: top }));

/** jsdom lays nothing out. */
class Unchanging {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  scrollTo.mockClear();
  sessionStorage.clear();
  Object.assign(window, { scrollTo, scrollY: 0, ResizeObserver: Unchanging });
});

function visit(path: string) {
  const pages = Object.keys(HEADINGS).map((page) => ({ path: page, element: <p id="part">{`Content of ${page}`}</p> }));
  const router = createMemoryRouter([{ element: <Layout />, children: pages }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

function scrollBy(position: number) {
  Object.assign(window, { scrollY: position });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('the skip link comes first and leads to the content', async () => {
  visit('/events');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('has the landmarks, and one h1 with the breadcrumb above it', () => {
  visit('/connect/sermons');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Sermons']);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/connect']);
  expect(trail.getByText('Sermons')).toHaveAttribute('aria-current', 'page');
});

test('home has no title bar', () => {
  visit('/');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('a page that fills the window has its main content alone', () => {
  render(
    <MemoryRouter>
      <Frame heading={null} crumb={null} bare>
        <h1>Soteria Church</h1>
      </Frame>
    </MemoryRouter>,
  );
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'link']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('nothing moves on the first load', () => {
  visit('/events');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new path starts at its top, with the focus in it and its title read out', async () => {
  const router = visit('/events');
  scrollBy(700);
  await act(() => router.navigate('/'));
  expect(screen.getByText('Content of /')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  const announcer = screen.getAllByText('Home').find((element) => element.getAttribute('aria-live') === 'polite');
  expect(announcer).toBeInTheDocument();
});

test('going back finds the place again, going on starts at the top', async () => {
  const router = visit('/events');
  scrollBy(700);
  await act(() => router.navigate('/connect/sermons'));
  scrollBy(300);
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  await act(() => router.navigate('/connect/sermons'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a change of the query alone moves nothing', async () => {
  const router = visit('/events');
  scrollBy(700);
  await act(() => router.navigate('/events?type=Men'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test('a path with a target goes to it', async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const router = visit('/events');
  await act(() => router.navigate('/connect/sermons#part'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('the menu closes when the visitor goes elsewhere by other means', async () => {
  const router = visit('/events');
  const menu = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: 'Menu' });
  const stop = runMenu();
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate('/'));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  stop();
});
