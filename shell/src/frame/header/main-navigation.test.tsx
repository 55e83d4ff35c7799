import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { MAIN_MENU } from 'shared/contract';
import { SettingsContext } from 'shared/shell-api';
import { FILLED_SETTINGS } from 'shared/testing';
import { NavigationContext } from '../../site/site-context.ts';
import { MainNavigation } from './main-navigation.tsx';
import { runMenu } from './run-menu.ts';

let stop: () => void;
beforeEach(() => (stop = runMenu()));
afterEach(() => stop());

function visit(path: string, streamUrl = 'https://stream.example/live') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SettingsContext value={{ ...FILLED_SETTINGS, streamUrl }}>
        <MainNavigation />
      </SettingsContext>
      <Routes>
        <Route path="/" element="The home page" />
        <Route path="*" element="Another page" />
      </Routes>
      <button type="button">Somewhere else</button>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const nav = () => screen.getByRole('navigation', { name: 'Main' });
const button = (name: string) => within(nav()).getByRole('button', { name });
const link = (name: string) => within(nav()).getByRole('link', { name });

test('has the items of the specification, in its order', () => {
  visit('/');
  const items = within(nav())
    .getAllByRole('listitem')
    .map((item) => {
      const control = within(item).queryAllByRole('link').concat(within(item).queryAllByRole('button'))[0];
      return within(item).queryByRole('list')
        ? `${within(item).getByRole('button').textContent} ▾`
        : `${control?.textContent} ${control?.getAttribute('href')}`;
    });
  expect(items).toEqual([
    'Home /',
    'About Us /about-us',
    'Connect ▾',
    'Connect /connect',
    'Live Stream (opens in a new tab) https://stream.example/live',
    'Sermons /connect/sermons',
    'Prayer Requests /connect/prayer-requests',
    'Contact Us /connect/contact-us',
    'Join Us /join-us',
    'Events /events',
    'More ▾',
    'Soteria In The Community /community-engagement',
    'Plan Your Visit /plan-your-visit',
    'Our Mobile App /mobile-app',
  ]);
});

test('has the items that sections add', () => {
  render(
    <MemoryRouter initialEntries={['/music']}>
      <NavigationContext value={[{ label: 'Music', path: '/music' }]}>
        <MainNavigation />
      </NavigationContext>
    </MemoryRouter>,
  );
  expect(link('Music')).toHaveAttribute('href', '/music');
  expect(link('Music')).toHaveAttribute('aria-current', 'page');
  expect(button('More')).toHaveAttribute('data-active');
});

describe('Live Stream', () => {
  const live = () => link('Live Stream (opens in a new tab)');
  // The test's browser has no tabs.
  beforeEach(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));

  it('is a link of its own tab, leads this one home and closes the menu', async () => {
    const user = visit('/events');
    await user.click(button('Connect'));
    expect(live()).toHaveAttribute('target', '_blank');
    await user.click(live());
    expect(screen.getByText('The home page')).toBeVisible();
    expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['Control', 'Meta', 'Shift'])('opened with %s it leaves this tab where it is', async (key) => {
    const user = visit('/events');
    await user.keyboard(`{${key}>}`);
    await user.click(live());
    expect(screen.getByText('Another page')).toBeVisible();
  });

  it('is not in the menu while staff have no stream', () => {
    visit('/events', '');
    expect(within(nav()).queryByText('Live Stream')).not.toBeInTheDocument();
    const items = MAIN_MENU.flatMap((item) => ('links' in item ? [item, ...item.links] : [item]));
    expect(within(nav()).getAllByRole('listitem')).toHaveLength(items.length - 1);
  });
});

test("'Join Us' reaches /join-us from a page below another", () => {
  visit('/connect/sermons');
  expect(link('Join Us')).toHaveAttribute('href', '/join-us');
});

test('a click on a parent toggles its dropdown', async () => {
  const user = visit('/');
  expect(button('More')).toHaveAttribute('aria-expanded', 'false');
  await user.click(button('More'));
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('More'));
  expect(button('More')).toHaveAttribute('aria-expanded', 'false');
});

test('one dropdown is open at a time', async () => {
  const user = visit('/');
  await user.click(button('Connect'));
  await user.click(button('More'));
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
});

test('choosing an item closes the menu', async () => {
  const user = visit('/');
  await user.click(button('Menu'));
  await user.click(button('Connect'));
  await user.click(link('Sermons'));
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('choosing the page that is shown already closes the menu too', async () => {
  const user = visit('/events');
  await user.click(button('Menu'));
  await user.click(link('Events'));
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('Esc closes the innermost part and gives the focus back to its button', async () => {
  const user = visit('/');
  await user.click(button('Menu'));
  await user.click(button('Connect'));
  await user.tab();
  expect(link('Connect')).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(button('Connect')).toHaveFocus();
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Escape}');
  expect(button('Menu')).toHaveFocus();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes everything', async () => {
  const user = visit('/');
  await user.click(button('Menu'));
  await user.click(button('More'));
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(button('More')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown closes when Tab leaves it, but not while it is inside', async () => {
  const user = visit('/');
  await user.click(button('Connect'));
  await user.tab();
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'true');
  link('Contact Us').focus();
  await user.tab();
  expect(link('Join Us')).toHaveFocus();
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
});

test('the menu closes when the focus goes elsewhere', async () => {
  const user = visit('/');
  await user.click(button('Menu'));
  link('Our Mobile App').focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Somewhere else' })).toHaveFocus();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('marks the current page, and its parent as active', () => {
  visit('/connect/sermons');
  expect(within(nav()).getAllByRole('link', { current: 'page' })).toEqual([link('Sermons')]);
  expect(button('Connect')).toHaveAttribute('data-active');
  expect(button('More')).not.toHaveAttribute('data-active');
});

test('a page below an item keeps the item active without being it', () => {
  visit('/about-us/directorates');
  expect(link('About Us')).toHaveAttribute('data-active');
  expect(within(nav()).queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(link('Home')).not.toHaveAttribute('data-active');
});

test('without JavaScript the HTML has every link and says that no script has taken over', () => {
  const html = renderToString(
    <StaticRouter location="/">
      <SettingsContext value={FILLED_SETTINGS}>
        <MainNavigation />
      </SettingsContext>
    </StaticRouter>,
  );
  const links = MAIN_MENU.flatMap((item) => ('links' in item ? item.links : [item]));
  expect(html.match(/<a /g)).toHaveLength(links.length);
});

test('without scripts panel and dropdowns open on hover and focus; what has the focus stays open when the script comes', async () => {
  stop();
  document.documentElement.removeAttribute('data-scripted');
  const user = visit('/');
  await user.click(button('Connect'));
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'false');
  stop = runMenu();
  expect(document.documentElement).toHaveAttribute('data-scripted');
  expect(button('Connect')).toHaveAttribute('aria-expanded', 'true');
  expect(button('More')).toHaveAttribute('aria-expanded', 'false');
});

test('works in HTML that is not hydrated, and stays as it is when React comes', async () => {
  const app = (
    <MemoryRouter>
      <SettingsContext value={FILLED_SETTINGS}>
        <MainNavigation />
      </SettingsContext>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  await userEvent.click(button('More'));
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
  const complaints: unknown[] = [];
  const { unmount } = render(app, { container, hydrate: true, onRecoverableError: (error) => complaints.push(error) });
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
  expect(complaints).toEqual([]);
  unmount();
});
