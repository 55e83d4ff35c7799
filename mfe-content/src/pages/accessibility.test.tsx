import { screen } from '@testing-library/react';
import { SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS, renderAt } from 'section-kit/testing';
import { Component, head } from './accessibility.tsx';

test('says what holds, what does not yet, and whom to tell', () => {
  renderAt(
    '/accessibility',
    <SettingsContext value={{ ...FILLED_SETTINGS, email: 'hi@church.example' }}>
      <Component />
    </SettingsContext>,
  );
  expect(screen.getAllByRole('region').map((topic) => topic.textContent)).toEqual([
    expect.stringContaining('WCAG) 2.2, level AA'),
    expect.stringContaining('with a keyboard'),
    expect.stringContaining('no transcript'),
    expect.stringContaining('hi@church.example, (443) 555-0177, or our contact form.'),
  ]);
});

test('has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Accessibility', description: expect.stringContaining('Soteria') });
});
