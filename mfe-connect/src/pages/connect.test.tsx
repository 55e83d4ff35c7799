import { screen, within } from '@testing-library/react';
import { renderAt } from 'shared/testing';
import { CONNECT_CARDS } from '../features/connect-grid/connect-cards.ts';
import { Component, head } from './connect.tsx';

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
  renderAt('/connect', <Component />);
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
  for (const [index, { desc }] of CONNECT_CARDS.entries()) {
    expect(desc.length).toBeGreaterThan(80);
    expect(shown[index]).toBe(`${desc.slice(0, 80)}...`);
  }
});

test('the card for prayer says what to do', () => {
  renderAt('/connect', <Component />);
  expect(screen.getByText(/^Submit your prayer requests\.\.\./)).toBeVisible();
});

test('headings go on from the title bar', () => {
  renderAt('/connect', <Component />);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
});

test('whoever does not know where to go can ask', () => {
  renderAt('/connect', <Component />);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/connect/contact-us');
});

test('the page has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Connect', description: expect.stringContaining('Soteria') });
});
