import { MAIN_MENU } from 'shared/contract';
import { isActive, menuWith } from './main-menu.ts';

test.each([
  ['/about-us', '/about-us', true],
  ['/about-us/directorates', '/about-us', true],
  ['/about-us-too', '/about-us', false],
  ['/about', '/about-us', false],
  ['/', '/', true],
  ['/events', '/', false],
  ['//events', '/', false],
])('at %s the link to %s: %s', (pathname, to, active) => {
  expect(isActive(pathname, to)).toBe(active);
});

const labels = (menu: ReturnType<typeof menuWith>) =>
  menu.map((item) => ('links' in item ? [item.label, ...item.links.map(({ label }) => label)] : item.label));

describe('what sections add to the menu', () => {
  it('stands at the end of its group, else of the last one', () => {
    const added = [
      { label: 'Music', path: '/music' },
      { label: 'Choir', path: '/choir', under: 'Connect' },
      { label: 'Food', path: '/food' },
    ];
    const [home, about, connect, join, events, more] = labels(MAIN_MENU);
    expect(labels(menuWith(added))).toEqual([
      home,
      about,
      [...(connect ?? []), 'Choir'],
      join,
      events,
      [...(more ?? []), 'Music', 'Food'],
    ]);
  });

  it('is nothing where they add nothing', () => {
    expect(menuWith([])).toEqual(MAIN_MENU);
  });
});
