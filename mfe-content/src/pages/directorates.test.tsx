import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { htmlAt, loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './directorates.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

const PAGE = '/about-us/directorates';
const shown = () => screen.getAllByRole('article').map((article) => article.id);

test('the first directorate is shown when none is chosen', () => {
  renderAt(PAGE, <Component data={data} />);
  expect(shown()).toEqual(['prayer']);
  expect(screen.getByRole('heading', { level: 2, name: 'Directorate of Prayer' })).toBeVisible();
});

test('the address chooses: its text, its picture', () => {
  renderAt(`${PAGE}#media`, <Component data={data} />);
  expect(shown()).toEqual(['media']);
  expect(screen.getByRole('article', { name: 'Directorate of Media' })).toHaveTextContent('captions typed live');
  expect(screen.getByRole('img', { name: /at a camera/ })).toBeInTheDocument();
});

test.each([
  ['prayer', 'Directorate of Prayer', /praying/],
  ['community', 'Directorate of Community', /block-party/],
  ['first-impression', 'Directorate of First Impression', /umbrella/],
  ['retention-membership', 'Directorate of Retention & Membership', /name tag/],
  ['worship-creative-arts', 'Directorate of Worship & Creative Arts', /dancer/],
  ['media', 'Directorate of Media', /camera/],
  ['finance', 'Directorate of Finance', /ledger/],
  ['operations', 'Directorate of Operations', /ladder/],
  ['missions', 'Directorate of Missions', /globe/],
  ['so-kk', 'Directorate of SO-KK', /tower of blocks/],
  ['catalyst', 'Catalyst', /marble steps/],
  ['flame', 'Directorate of FLAME', /fireplace/],
  ['socare', 'Directorate of SOCARE', /soup/],
])('at #%s is the %s, with its picture', (slug, name, picture) => {
  renderAt(`${PAGE}#${slug}`, <Component data={data} />);
  const article = within(screen.getByRole('article', { name }));
  expect(shown()).toEqual([slug]);
  expect(article.getByRole('img', { name: picture })).toBeInTheDocument();
});

test('Catalyst has a name of its own', () => {
  renderAt(`${PAGE}#catalyst`, <Component data={data} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Catalyst' })).toBeVisible();
});

test.each(['#no-such-team', '#', '#%E0%A4%A'])('an address that names none (%s) shows the first', (hash) => {
  renderAt(`${PAGE}${hash}`, <Component data={data} />);
  expect(shown()).toEqual(['prayer']);
});

test('a description is markup, and its links work', () => {
  renderAt(`${PAGE}#so-kk`, <Component data={data} />);
  expect(screen.getByRole('link', { name: 'Meet the three groups' })).toHaveAttribute('href', '/connect/kiddies');
});

test('choosing another one shows it, marks it and goes to its beginning', async () => {
  const { location } = renderAt(PAGE, <Component data={data} />);
  await userEvent.click(screen.getByRole('link', { name: 'Finance' }));
  expect(shown()).toEqual(['finance']);
  expect(location()).toMatchObject({ hash: '#finance', state: { slug: 'finance' } });
  expect(screen.getByRole('link', { name: 'Finance' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { name: 'Directorate of Finance' })).toHaveFocus();
});

test('a link leads back', () => {
  renderAt(PAGE, <Component data={data} />);
  expect(screen.getByRole('link', { name: 'Back to About Us' })).toHaveAttribute('href', '/about-us');
});

test('the server’s document holds all thirteen, for an address that it never sees', () => {
  const html = htmlAt(PAGE, <Component data={data} />);
  expect(html.match(/<article/g)).toHaveLength(13);
  expect(html).not.toMatch(/<article[^>]*hidden/);
});

test('has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'Directorates', description: expect.stringContaining('Soteria') });
});
