import { screen } from '@testing-library/react';
import { loadPage, renderAt } from 'section-kit/testing';
import { Component, loader } from './__section__.tsx';

const EVENTS = { data: [{ id: 1, attributes: { title: 'Open evening' } }] };

test('lists what comes next', async () => {
  const data = await loadPage(loader, { '/api/events': EVENTS });
  renderAt('/__section__', <Component data={data} />);
  expect(screen.getByText('Open evening')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/events');
});
