import { screen, within } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import * as community from './community-engagement.tsx';
import * as outreaches from './outreaches.tsx';

test('three cards, the whole of each leads on', async () => {
  renderAt('/community-engagement', <community.Component data={await loadPage(community.loader)} />);
  const cards = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.querySelector('a')?.getAttribute('href')])
    .filter(([, target]) => target);
  expect(cards).toEqual([
    ['Outreaches / Community Engagement', '/community-engagement/outreaches'],
    ['July 4th Fun in the Sun', '/community-engagement/fun-in-the-sun'],
    ['Vulnerable Peoples Ministry and Service', '/community-engagement/vulnerable-peoples-ministry-and-service'],
  ]);
});

test('each card has a picture and says what is done', async () => {
  renderAt('/community-engagement', <community.Component data={await loadPage(community.loader)} />);
  const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }));
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByRole('img', { name: /\w+ \w+/ })).toBeInTheDocument();
    expect(within(card).getByRole('paragraph').textContent).toMatch(/^.{80,}\.$/);
  }
});

test('outreaches tell when they are, and how to help', async () => {
  renderAt('/community-engagement/outreaches', <outreaches.Component data={await loadPage(outreaches.loader)} />);
  expect(screen.getByText('Food pantry').nextSibling).toHaveTextContent('First Saturday of the month');
  expect(screen.getByRole('link', { name: 'Volunteer' })).toHaveAttribute('href', '/connect/contact-us');
});

test('both have a title and a description', async () => {
  expect(community.head({ data: await loadPage(community.loader) })).toMatchObject({
    title: 'Community Engagement',
    description: expect.stringContaining('Maryland'),
  });
  expect(outreaches.head({ data: await loadPage(outreaches.loader) })).toMatchObject({
    title: 'Outreaches',
    description: expect.stringContaining('Maryland'),
  });
});
