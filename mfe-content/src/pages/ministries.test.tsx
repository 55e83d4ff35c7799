import { screen, within } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import * as catalyst from './catalyst.tsx';
import * as danielsMen from './daniels-men.tsx';
import * as kiddies from './kiddies.tsx';
import * as poiema from './poiema.tsx';
import * as sodip from './sodip.tsx';

type Page = typeof danielsMen;

const PAGES: readonly (readonly [title: string, page: Page, picture: RegExp, events: string | null])[] = [
  ["Daniel's Men", danielsMen, /Men of three generations/, '/events?type=men'],
  ['POIEMA', poiema, /Women laughing/, '/events?type=women'],
  ['Catalyst', catalyst, /around a fire/, '/events?type=youths'],
  ['Soteria Kiddies', kiddies, /paper kites/, '/events?type=children'],
  ['SODIP', sodip, /one open book/, null],
];

test.each(PAGES)(
  '%s has a title, a picture, and a way on',
  async (title, { Component, head, loader }, picture, events) => {
    const data = await loadPage(loader);
    renderAt('/', <Component data={data} />);
    expect(head({ data })).toMatchObject({ title, description: expect.stringContaining('Soteria Church') });
    expect(screen.getByRole('img', { name: picture })).toHaveAttribute('src');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    if (events !== null) expect(targets).toContain(events);
    expect(targets).toContainEqual(expect.stringMatching(/^\/connect\/(contact-us|prayer-requests)$/));
  },
);

test('Daniel’s Men is the men’s fellowship, POIEMA the women’s', async () => {
  const { unmount } = renderAt('/', <danielsMen.Component data={await loadPage(danielsMen.loader)} />);
  expect(screen.getByText("Men's Fellowship")).toBeVisible();
  unmount();
  renderAt('/', <poiema.Component data={await loadPage(poiema.loader)} />);
  expect(screen.getByText("Women's Fellowship")).toBeVisible();
});

test('Catalyst is the youth ministry for ages 13-34', async () => {
  renderAt('/', <catalyst.Component data={await loadPage(catalyst.loader)} />);
  expect(screen.getByText('Youth ministry, ages 13-34')).toBeVisible();
});

test('the children have three groups, by age', async () => {
  renderAt('/', <kiddies.Component data={await loadPage(kiddies.loader)} />);
  const groups = within(screen.getByRole('region', { name: 'A small flame, a fire, a blaze' })).getAllByRole(
    'heading',
    {
      level: 3,
    },
  );
  expect(groups.map(({ textContent }) => textContent)).toEqual(['KINDLE under 5', 'IGNITE 5-9', 'BLAZE 10-14']);
});

test('each of the three groups has a picture and says what it does', async () => {
  renderAt('/', <kiddies.Component data={await loadPage(kiddies.loader)} />);
  const groups = within(screen.getByRole('region', { name: 'A small flame, a fire, a blaze' }));
  expect(groups.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    expect.stringMatching(/^Toddlers/),
    expect.stringMatching(/^Children/),
    expect.stringMatching(/^Older children/),
  ]);
  for (const words of groups.getAllByRole('paragraph')) expect(words.textContent).toMatch(/^.{100,}\.$/);
});

test('SODIP is Soteria Discipleship', async () => {
  renderAt('/', <sodip.Component data={await loadPage(sodip.loader)} />);
  expect(screen.getByText('Soteria Discipleship')).toBeVisible();
});
