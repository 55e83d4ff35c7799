import { screen } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './prayer-requests.tsx';

let data: Awaited<ReturnType<typeof loader>>;
beforeAll(async () => {
  data = await loadPage(loader);
});

test('the form, when the church prays, and who reads a request', () => {
  renderAt('/connect/prayer-requests', <Component data={data} />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/api/prayer-requests');
  expect(screen.getByRole('img', { name: 'People of several ages praying together at dawn' })).toBeInTheDocument();
  expect(screen.getByText(/Every day, 5:30 AM/)).toBeVisible();
  expect(screen.getByText(/Fridays, 7:00 PM/)).toBeVisible();
  expect(screen.getByText(/confidential/)).toBeVisible();
});

test('the page has a title and a description', () => {
  expect(head({ data })).toMatchObject({ title: 'Prayer Requests', description: expect.stringContaining('dawn') });
});
