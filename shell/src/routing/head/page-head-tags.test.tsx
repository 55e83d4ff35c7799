import { screen } from '@testing-library/react';
import type { PageHead } from 'shared/shell-api';
import { EVENTS } from '../../testing/remotes.ts';
import { visit } from '../../testing/visit.tsx';

const ORIGIN = 'https://soteria.example';
const MEMBERS = {
  ...EVENTS,
  name: 'members',
  routes: [
    { path: '/join-us', page: 'join-us', title: 'Join Us', slots: [], query: [] },
    { path: '/login', page: 'join-us', title: 'Join Us', slots: [], query: [], canonical: '/join-us' },
  ],
};

/** A page that says this of itself, at an address of the site. */
async function visitPage(path: string, head: PageHead = {}) {
  const module = () => ({ Component: () => null, head: () => head });
  const sections = {
    'events@1.0.0/pages/events': module,
    'events@1.0.0/pages/event': module,
    'events@1.0.0/pages/event-details': module,
    'members@1.0.0/pages/join-us': module,
  };
  await visit(path, sections, { remotes: [EVENTS, MEMBERS], origin: ORIGIN });
  await screen.findByRole('heading', { level: 1 });
}

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

function meta(): Readonly<Record<string, string | null>> {
  const tags = [...document.head.querySelectorAll('meta')];
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name') ?? '', tag.getAttribute('content')]),
  );
}

describe('the address of a page', () => {
  it.each([
    ['/events', '/events'],
    ['/events?type=men', '/events'],
    ['/Events/', '/events'],
    ['/event-details?from=home&id=a%26b', '/event-details?id=a%26b'],
    ['/events/picnic-7?from=home', '/events/picnic-7'],
    ['/Events/%D7%A9-7/', '/events/%D7%A9-7'],
    ['/join-us', '/join-us'],
    ['/login', '/join-us'],
  ])('%s is %s', async (path, address) => {
    await visitPage(path);
    expect(canonical()).toBe(`${ORIGIN}${address}`);
    expect(meta()).toMatchObject({ 'og:url': `${ORIGIN}${address}` });
    expect(meta()).not.toHaveProperty('robots');
  });

  it('is another one, where the page says so', async () => {
    await visitPage('/event-details?id=7', { canonical: '/events/picnic-7' });
    expect(canonical()).toBe(`${ORIGIN}/events/picnic-7`);
  });

  it.each([
    ['names no page', '/no-such-page', {}],
    ['names nothing on its page', '/event-details?id=1', { status: 404 }],
  ])('is nothing for search engines when it %s', async (_, path, head) => {
    await visitPage(path, head);
    expect(canonical()).toBeNull();
    expect(meta()).toMatchObject({ robots: 'noindex' });
    expect(meta()).not.toHaveProperty('og:url');
  });
});

describe('a shared page', () => {
  it("has the site's words and picture, when it has nothing to say", async () => {
    await visitPage('/events');
    const { description, ...tags } = meta();
    expect(tags).toMatchObject({
      'og:site_name': 'Soteria Church',
      'og:locale': 'en_US',
      'og:type': 'website',
      'og:title': 'Events · Soteria Church',
      'og:description': description,
      'og:image': `${ORIGIN}/share-image.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    });
  });

  it('has its own words and picture', async () => {
    const image = { src: '/uploads/lake.webp', width: 750, height: 422, alt: 'A lake' };
    await visitPage('/event-details?id=1', { title: 'Retreat', description: 'Three days by the lake.', image });
    expect(meta()).toMatchObject({
      description: 'Three days by the lake.',
      'og:title': 'Retreat',
      'og:description': 'Three days by the lake.',
      'og:image': `${ORIGIN}/uploads/lake.webp`,
      'og:image:width': '750',
      'og:image:height': '422',
      'og:image:alt': 'A lake',
    });
  });

  it('may have a picture from elsewhere, of a size that nobody knows', async () => {
    const image = { src: 'https://media.example/lake.webp', width: null, height: null, alt: 'A lake' };
    await visitPage('/event-details?id=1', { image });
    expect(meta()).toMatchObject({ 'og:image': 'https://media.example/lake.webp' });
    expect(meta()).not.toHaveProperty('og:image:width');
    expect(meta()).not.toHaveProperty('og:image:height');
  });
});

it('linked data cannot end its script element', async () => {
  await visitPage('/events', { jsonLd: [{ name: '</script><b>' }] });
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ name: '</script><b>' });
});
