import { screen, within } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import { listIn } from '../texts/part-of.ts';
import { Component, head, loader } from './connect.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

const CARDS = [
  ["Men's Fellowship (Daniel's Men)", '/connect/daniels-men', '/connect-daniels-men.svg'],
  ["Women's Fellowship (POIEMA)", '/connect/poiema', '/connect-poiema.svg'],
  ['Soteria kiddies', '/connect/kiddies', '/connect-kiddies.svg'],
  ['Catalyst (youth ministry)', '/connect/catalyst', '/connect-catalyst.svg'],
  ['Prayer Requests', '/connect/prayer-requests', '/connect-prayer-requests.svg'],
  ['Become A Member', '/join-us', '/connect-become-a-member.svg'],
  ['SODIP (Soteria Discipleship)', '/connect/sodip', '/connect-sodip.svg'],
];

function cards() {
  renderAt('/connect', <Component data={data} />);
  return screen.getAllByRole('listitem');
}

test('there are seven cards in order, each with its picture and one link', () => {
  const shown = cards().map((card) => {
    const link = within(card).getByRole('link');
    return [link.textContent, link.getAttribute('href'), card.querySelector('img')?.getAttribute('src')];
  });
  expect(shown).toEqual(CARDS);
});

test('a description is cut to 80 characters and three dots', () => {
  const shown = cards().map((card) => within(card).getByRole('paragraph').textContent);
  for (const [index, { text }] of listIn(data, 'cards').items.entries()) {
    expect(text.length).toBeGreaterThan(80);
    expect(shown[index]).toBe(`${text.slice(0, 80)}...`);
  }
});

test('the card for prayer says what to do', () => {
  renderAt('/connect', <Component data={data} />);
  expect(screen.getByText(/^Submit your prayer requests\.\.\./)).toBeVisible();
});

test('headings go on from the title bar', () => {
  renderAt('/connect', <Component data={data} />);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
});

test('whoever does not know where to go can ask', () => {
  renderAt('/connect', <Component data={data} />);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/connect/contact-us');
});

test('the page has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'Connect', description: expect.stringContaining('Soteria') });
});
