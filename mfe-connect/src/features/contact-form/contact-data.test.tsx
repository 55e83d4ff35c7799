import { render, screen } from '@testing-library/react';
import { DEFAULT_SETTINGS } from 'shared/content';
import { SettingsContext } from 'shared/shell-api';
import { ContactData } from './contact-data.tsx';

test('shows phone, email, address and the way there, as staff set them', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    phone: '+1 (410) 555-0199',
    address: '1 Bay Street',
    mapsUrl: 'https://maps.example/',
  };
  render(
    <SettingsContext value={settings}>
      <ContactData />
    </SettingsContext>,
  );
  expect(screen.getByRole('link', { name: '+1 (410) 555-0199' })).toHaveAttribute('href', 'tel:+14105550199');
  expect(screen.getByRole('link', { name: settings.email })).toHaveAttribute('href', `mailto:${settings.email}`);
  expect(screen.getByText('1 Bay Street')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Get directions/ })).toHaveAttribute('href', 'https://maps.example/');
});
