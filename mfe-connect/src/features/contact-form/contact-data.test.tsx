import { render, screen } from '@testing-library/react';
import { NO_SETTINGS, type SiteSettings } from 'shared/content';
import { SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS } from 'section-kit/testing';
import { ContactData } from './contact-data.tsx';

const show = (settings: SiteSettings) =>
  render(
    <SettingsContext value={settings}>
      <ContactData />
    </SettingsContext>,
  );

const terms = () => screen.queryAllByRole('term').map((term) => term.textContent);

test('shows phone, email, address and the way there, as staff set them', () => {
  show({ ...FILLED_SETTINGS, phone: '+1 (410) 555-0199' });
  expect(screen.getByRole('heading', { name: 'Or reach us directly' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 (410) 555-0199' })).toHaveAttribute('href', 'tel:+14105550199');
  expect(screen.getByRole('link', { name: 'office@church.example' })).toHaveAttribute(
    'href',
    'mailto:office@church.example',
  );
  expect(screen.getByText('12 Test Road, Towson, MD 21204')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get directions (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://maps.example/church',
  );
  expect(terms()).toEqual(['Phone', 'Email', 'Address']);
});

test.each([
  [{ phone: '' }, ['Email', 'Address']],
  [{ email: '', mapsUrl: '' }, ['Phone', 'Address']],
  [{ address: '' }, ['Phone', 'Email', 'The way']],
  [{ address: '', mapsUrl: '' }, ['Phone', 'Email']],
])('what staff cleared is not shown, nor a name for it: %j', (cleared, left) => {
  show({ ...FILLED_SETTINGS, ...cleared });
  expect(terms()).toEqual(left);
  expect(screen.queryAllByRole('link').every((link) => (link.textContent ?? '').trim() !== '')).toBe(true);
});

test('without any of it there is no heading above nothing', () => {
  const { container } = show(NO_SETTINGS);
  expect(container).toBeEmptyDOMElement();
});
