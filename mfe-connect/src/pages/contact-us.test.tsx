import { screen } from '@testing-library/react';
import { SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS, loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './contact-us.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

test('the form, and the other ways to reach the church', () => {
  renderAt(
    '/connect/contact-us',
    <SettingsContext value={FILLED_SETTINGS}>
      <Component data={data} />
    </SettingsContext>,
  );
  expect(screen.getByRole('form', { name: 'Write to us' })).toHaveAttribute('action', '/api/v1.0/email/send-form');
  expect(screen.getByRole('link', { name: '(443) 555-0177' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Get directions/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A woman at the welcome desk answering the phone' })).toBeInTheDocument();
});

test('the page has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'Contact Us', description: expect.stringContaining('Soteria') });
});
