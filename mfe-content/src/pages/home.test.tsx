import { screen, within } from '@testing-library/react';
import type { ServicePlan } from 'shared/content';
import { ServicesContext, SettingsContext, SlotRenderer } from 'section-kit/shell-api';
import { FILLED_SERVICES, FILLED_SETTINGS, loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './home.tsx';

const url = new URL('https://soteria.example/');

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

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
      <Component data={data} />
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

describe('the next service', () => {
  const [SUNDAY] = FILLED_SERVICES.next;

  function showServices(next: ServicePlan['next']) {
    renderAt(
      '/',
      <SettingsContext value={FILLED_SETTINGS}>
        <ServicesContext value={{ ...FILLED_SERVICES, next }}>
          <Component data={data} />
        </ServicesContext>
      </SettingsContext>,
    );
    const region = screen.queryByRole('region', { name: 'Next service' });
    return region && within(region);
  }

  test('says when and where, leads there, and to what one may expect', () => {
    const service = showServices(SUNDAY ? [SUNDAY] : []);
    expect(service?.getByText('Sunday, March 14, 10:00 AM')).toBeVisible();
    expect(service?.getByText('12 Test Road, Towson, MD 21204')).toBeVisible();
    expect(service?.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', 'https://maps.example/church');
    expect(service?.getByRole('link', { name: 'What to expect' })).toHaveAttribute('href', '/plan-your-visit');
  });

  test('is the next that takes place; those called off before it are named', () => {
    if (!SUNDAY) throw new Error('There is no service.');
    const off = { ...SUNDAY, off: true, note: 'Because of the snow.' };
    const service = showServices([
      off,
      { ...SUNDAY, day: '2027-03-21', place: 'In the park' },
      { ...off, day: '2027-03-28' },
    ]);
    expect(service?.getByText('No Worship on Sunday, March 14. Because of the snow.')).toBeVisible();
    expect(service?.getByText('Sunday, March 21, 10:00 AM')).toBeVisible();
    expect(service?.getByText(/In the park/)).toBeVisible();
    expect(service?.queryByText(/March 28/)).not.toBeInTheDocument();
  });

  test('is nothing where staff entered none', () => {
    expect(showServices([])).toBeNull();
  });
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
  const silent = await loadPage(loader, { '/api/site-setting': status });
  const [church = {}] = head({ data: silent, url }).jsonLd ?? [];
  expect(Object.keys(church)).toEqual(['@context', '@type', 'name', 'url', 'description']);
});

test('search engines read the church’s contact data as staff set it', async () => {
  const filled = await loadPage(loader, {
    '/api/site-setting': { data: { id: 1, attributes: { phone: '(410) 555-0199', email: 'office@church.example' } } },
  });
  expect(head({ data: filled, url })).toMatchObject({
    title: 'Soteria Church, Baltimore County, Maryland',
    jsonLd: [{ '@type': 'Church', url: url.origin, telephone: '(410) 555-0199', email: 'office@church.example' }],
  });
});
