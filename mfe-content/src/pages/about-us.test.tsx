import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './about-us.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

const show = () => renderAt('/about-us', <Component data={data} />);

test('the vision is in the church’s own words', () => {
  show();
  expect(within(screen.getByRole('region', { name: 'Our vision' })).getByText(/^To be/)).toHaveTextContent(
    'To be and to make devoted disciples of Jesus Christ and transformational servant-leaders.',
  );
});

test('seven values are named, six have a card', () => {
  show();
  const values = within(screen.getByRole('region', { name: 'Seven words beginning with W' }));
  const six = ['Word', 'Worship', 'Warfare', 'Witnessing', 'Works of the holy spirit', 'Works of service'];
  expect(values.getAllByRole('listitem')).toHaveLength(6);
  expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(six);
  expect(values.getByText(/, and Wisdom\./)).toHaveTextContent(`${six.join(', ')}, and Wisdom.`);
});

test('each card says what its value means', () => {
  show();
  const values = within(screen.getByRole('region', { name: 'Seven words beginning with W' }));
  for (const card of values.getAllByRole('listitem'))
    expect(within(card).getByRole('paragraph').textContent).toMatch(/^.{80,}\.$/);
});

test('the lead pastors have a portrait each', () => {
  show();
  const leaders = within(screen.getByRole('region', { name: 'Our lead pastors' }));
  for (const name of ['Pastor Emmanuel Adeyemi', 'Pastor Grace Adeyemi']) {
    expect(leaders.getByRole('heading', { name })).toBeVisible();
    expect(leaders.getByRole('img', { name: new RegExp(name) })).toBeInTheDocument();
  }
});

test('a directorate’s card leads to its page, with the slug in the address and in the navigation state', async () => {
  const { location } = show();
  const cards = within(screen.getByRole('region', { name: 'Our directorates' }));
  expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      'prayer',
      'community',
      'first-impression',
      'retention-membership',
      'worship-creative-arts',
      'media',
      'finance',
      'operations',
      'missions',
      'so-kk',
      'catalyst',
      'flame',
      'socare',
    ].map((slug) => `/about-us/directorates#${slug}`),
  );
  await userEvent.click(cards.getByRole('link', { name: 'Media' }));
  expect(location()).toMatchObject({ pathname: '/about-us/directorates', hash: '#media', state: { slug: 'media' } });
});

test('has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'About Us', description: expect.stringContaining('Soteria') });
});
