import { screen } from '@testing-library/react';
import { DEFAULT_SETTINGS } from 'shared/content';
import { SettingsContext } from 'shared/shell-api';
import { renderAt } from 'shared/testing';
import { Component, head } from './plan-your-visit.tsx';

test('says where the church is, and leads to the map that staff set', () => {
  const settings = { ...DEFAULT_SETTINGS, mapsUrl: 'https://maps.example/soteria', address: '1 Test Road, Towson, MD' };
  renderAt(
    '/plan-your-visit',
    <SettingsContext value={settings}>
      <Component />
    </SettingsContext>,
  );
  expect(screen.getByText(/in Baltimore County, Maryland/)).toBeVisible();
  expect(screen.getByText('1 Test Road, Towson, MD')).toBeVisible();
  const directions = screen.getByRole('link', { name: /^Get Directions/ });
  expect(directions).toHaveAttribute('href', 'https://maps.example/soteria');
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', 'noopener');
});

test('answers what people wonder about', () => {
  renderAt('/plan-your-visit', <Component />);
  expect(screen.getAllByRole('group')).toHaveLength(7);
});

test('has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Plan Your Visit', description: expect.stringContaining('Baltimore County') });
});
