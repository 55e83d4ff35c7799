import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FILLED_SETTINGS } from 'shared/testing';
import { SettingsContext } from 'shared/shell-api';
import { Header } from './header.tsx';

function visit(giveUrl = 'https://give.example/') {
  render(
    <MemoryRouter initialEntries={['/connect/sermons']}>
      <SettingsContext value={{ ...FILLED_SETTINGS, giveUrl }}>
        <Header />
      </SettingsContext>
    </MemoryRouter>,
  );
  return screen.getByRole('banner');
}

test('the logo leads home', () => {
  expect(within(visit()).getByRole('link', { name: 'Soteria Church' })).toHaveAttribute('href', '/');
});

test('Give opens the donation page in a new tab and says so', () => {
  const give = within(visit()).getByRole('link', { name: 'Give (opens in a new tab)' });
  expect(give).toHaveAttribute('href', 'https://give.example/');
  expect(give).toHaveAttribute('target', '_blank');
  expect(give).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without an address there is no Give', () => {
  expect(within(visit('')).queryByText('Give')).not.toBeInTheDocument();
});

test('the search is a link beside the menu, and no item of it', () => {
  const bar = within(visit());
  expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(within(bar.getByRole('navigation')).queryByRole('link', { name: 'Search' })).not.toBeInTheDocument();
});
