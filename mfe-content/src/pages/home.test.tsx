import { screen, within } from '@testing-library/react';
import { SlotRenderer } from 'shared/shell-api';
import { createFakeHttp, renderAt } from 'shared/testing';
import { Component, head, loader } from './home.tsx';

const url = new URL('https://soteria.example/');

beforeEach(() => {
  // The slides' engine comes after the page, and has tests of its own.
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
});

function show() {
  const slot = (name: string) => <p>{`slot ${name}`}</p>;
  return renderAt(
    '/',
    <SlotRenderer value={slot}>
      <Component />
    </SlotRenderer>,
  );
}

test('the welcome is the page’s only first heading', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome/);
});

test('“What’s Next” leads to the about page', () => {
  show();
  expect(screen.getByRole('link', { name: "What's Next" })).toHaveAttribute('href', '/about-us');
});

test('the hero has the pictures and the next event', () => {
  show();
  const hero = within(screen.getByRole('region', { name: 'Welcome to Soteria' }));
  expect(hero.getByRole('region', { name: 'Life at Soteria' })).toBeInTheDocument();
  expect(hero.getByText('slot home.next-event')).toBeVisible();
});

test('the latest sermon stands beside “The Church that Cares”', () => {
  show();
  const block = within(screen.getByRole('region', { name: 'The Church that Cares' }));
  expect(block.getByText('slot home.latest-sermon')).toBeVisible();
  expect(block.getByRole('link', { name: 'Learn More about us' })).toHaveAttribute('href', '/about-us');
});

test('then come the upcoming events, and three first steps', () => {
  show();
  expect(screen.getByText('slot home.upcoming-events')).toBeVisible();
  const band = within(screen.getByRole('region', { name: 'There is a place for you here.' }));
  expect(band.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan-your-visit',
    '/connect/prayer-requests',
    '/connect',
  ]);
});

test.each([404, 503])('search engines are told nothing that nobody entered: %i', async (status) => {
  const http = createFakeHttp({ '/api/site-setting': status });
  const data = await loader({ http, url, signal: new AbortController().signal });
  const [church = {}] = head({ data, url }).jsonLd ?? [];
  expect(Object.keys(church)).toEqual(['@context', '@type', 'name', 'url', 'description']);
});

test('search engines read the church’s contact data as staff set it', async () => {
  const http = createFakeHttp({
    '/api/site-setting': { data: { id: 1, attributes: { phone: '(410) 555-0199', email: 'office@church.example' } } },
  });
  const data = await loader({ http, url, signal: new AbortController().signal });
  expect(head({ data, url })).toMatchObject({
    title: 'Soteria Church, Baltimore County, Maryland',
    jsonLd: [{ '@type': 'Church', url: url.origin, telephone: '(410) 555-0199', email: 'office@church.example' }],
  });
});
