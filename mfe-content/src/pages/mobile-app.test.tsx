import { screen, within } from '@testing-library/react';
import { SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS, loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './mobile-app.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

function show(stores: { readonly appStoreUrl?: string; readonly playStoreUrl?: string } = {}) {
  renderAt(
    '/mobile-app',
    <SettingsContext value={{ ...FILLED_SETTINGS, ...stores }}>
      <Component data={data} />
    </SettingsContext>,
  );
  return within(screen.getByRole('list', { name: 'Get the app' }));
}

test('the two badges are shown, and lead nowhere while the app is not there', () => {
  const badges = show();
  expect(badges.getByText(/App Store/)).toHaveTextContent('Coming soon to App Store');
  expect(badges.getByText(/Google Play/)).toHaveTextContent('Coming soon to Google Play');
  expect(badges.queryByRole('link')).not.toBeInTheDocument();
});

test('an address in the site settings makes a badge a link', () => {
  const badges = show({ playStoreUrl: 'https://play.example/soteria' });
  expect(badges.getByRole('link', { name: /Get it on Google Play/ })).toHaveAttribute(
    'href',
    'https://play.example/soteria',
  );
  expect(badges.getAllByRole('link')).toHaveLength(1);
});

test('has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'Our Mobile App', description: expect.stringContaining('Soteria') });
});
