import { screen, within } from '@testing-library/react';
import { NO_SETTINGS } from 'shared/content';
import { ServicesContext, SettingsContext } from 'section-kit/shell-api';
import { FILLED_SERVICES, FILLED_SETTINGS, loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './plan-your-visit.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

test('says where the church is, and leads to the map that staff set', () => {
  const settings = { ...FILLED_SETTINGS, mapsUrl: 'https://maps.example/soteria', address: '1 Test Road, Towson, MD' };
  renderAt(
    '/plan-your-visit',
    <SettingsContext value={settings}>
      <Component data={data} />
    </SettingsContext>,
  );
  expect(screen.getByText(/in Baltimore County, Maryland/)).toBeVisible();
  expect(screen.getByText('1 Test Road, Towson, MD')).toBeVisible();
  const directions = screen.getByRole('link', { name: 'Get Directions (opens in a new tab)' });
  expect(directions).toHaveAttribute('href', 'https://maps.example/soteria');
  expect(screen.getByText(/^Call/)).toHaveTextContent('Call (443) 555-0177 by Saturday noon');
  expect(screen.getByRole('link', { name: 'Look in first' })).toHaveAttribute('href', '/connect/live-stream');
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', 'noopener noreferrer');
});

test('what staff cleared is not shown; the questions about a ride go to the form', () => {
  renderAt(
    '/plan-your-visit',
    <SettingsContext value={NO_SETTINGS}>
      <Component data={data} />
    </SettingsContext>,
  );
  expect(screen.queryByRole('link', { name: /^Get Directions/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Look in first' })).not.toBeInTheDocument();
  expect(document.querySelector('strong, [href=""]')).not.toBeInTheDocument();
  expect(screen.getByText(/by Saturday noon/)).toHaveTextContent(/^Write to us by Saturday noon/);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/connect/contact-us');
});

test('says when the church meets, what is different, and what to expect', () => {
  const next = FILLED_SERVICES.next.map((service) => ({ ...service, note: 'We meet in the park.' }));
  renderAt(
    '/plan-your-visit',
    <ServicesContext value={{ ...FILLED_SERVICES, next }}>
      <Component data={data} />
    </ServicesContext>,
  );
  expect(screen.getByText('Sundays, 10:00 AM')).toBeVisible();
  const lines = screen.getByText('Services').nextElementSibling?.children ?? [];
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    'Sundays, 10:00 AM · Worship',
    'Sunday, March 14: We meet in the park.',
  ]);
  expect(screen.getByText('Coffee from 9:30.')).toBeVisible();
});

test('answers what people wonder about', () => {
  renderAt('/plan-your-visit', <Component data={data} />);
  const entries = screen.getAllByRole('group');
  expect(entries).toHaveLength(7);
  for (const entry of entries) {
    expect(entry.querySelector('summary')?.textContent).toMatch(/^.{15,}[?.]$/);
    expect(within(entry).getByText(/^.{80,}\.$/)).toBeInTheDocument();
  }
});

test('has a title and a description', () => {
  expect(head({ data })).toMatchObject({
    title: 'Plan Your Visit',
    description: expect.stringContaining('Baltimore County'),
  });
});
