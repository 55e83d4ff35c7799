import { screen } from '@testing-library/react';
import { renderAt } from 'shared/testing';
import { Component, head } from './prayer-requests.tsx';

test('the form, when the church prays, and who reads a request', () => {
  renderAt('/connect/prayer-requests', <Component />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/api/prayer-requests');
  expect(screen.getByRole('img', { name: 'People of several ages praying together at dawn' })).toBeInTheDocument();
  expect(screen.getByText(/Every day, 5:30 AM/)).toBeVisible();
  expect(screen.getByText(/Fridays, 7:00 PM/)).toBeVisible();
  expect(screen.getByText(/confidential/)).toBeVisible();
});

test('the page has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Prayer Requests', description: expect.stringContaining('dawn') });
});
