import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NO_SERVICES, NO_SETTINGS, type ServicePlan, type SiteSettings } from 'shared/content';
import { FILLED_SERVICES, FILLED_SETTINGS } from 'shared/testing';
import { ServicesContext, SettingsContext } from 'shared/shell-api';
import { Footer } from './footer.tsx';

function visit(settings: Partial<SiteSettings> = {}, services: ServicePlan = NO_SERVICES) {
  render(
    <MemoryRouter>
      <SettingsContext value={{ ...FILLED_SETTINGS, giveUrl: 'https://give.example/', ...settings }}>
        <ServicesContext value={services}>
          <Footer />
        </ServicesContext>
      </SettingsContext>
    </MemoryRouter>,
  );
}

function group(title: string): (string | null)[] {
  const list = screen.getByRole('list', { name: title });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? null);
}

test.each([
  ['About Us', ['/about-us', '/about-us', '/about-us', '/about-us']],
  ['Ministries', ['/connect/kiddies', '/connect/daniels-men', '/connect/poiema', null]],
  ['Community Engagement', ['/community-engagement/outreaches', '/events', '/community-engagement', null]],
  ['Support & Resources', ['https://give.example/', '/connect/prayer-requests', '/join-us', null, '/connect/sodip']],
  ['Connect', ['/events', null, '/connect/prayer-requests', '/join-us', '/connect/contact-us']],
])('%s has the links of the specification', (title, addresses) => {
  visit();
  expect(group(title)).toEqual(addresses);
});

test('says when the church meets, and what is different', () => {
  const [sunday] = FILLED_SERVICES.next;
  if (!sunday) throw new Error('There is no service.');
  visit(
    {},
    { ...FILLED_SERVICES, next: [sunday, { ...sunday, day: '2027-03-21', off: true, note: 'Because of the snow.' }] },
  );
  const list = within(screen.getByRole('list', { name: 'Services' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sundays, 10:00 AM · Worship',
    'No Worship on Sunday, March 21. Because of the snow.',
  ]);
});

test('says nothing of services that nobody entered', () => {
  visit();
  expect(screen.queryByRole('list', { name: 'Services' })).not.toBeInTheDocument();
});

test.each(['Catalyst', 'Photo Gallery', 'SOCITH', 'Latest Sermon'])(
  '%s without an address is shown, and is no trap',
  async (label) => {
    visit();
    const item = screen.getByText(label);
    expect(item).toBeVisible();
    expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
    await userEvent.click(item);
    expect(item).not.toHaveFocus();
  },
);

test('an address in the settings turns it into a link', () => {
  visit({ catalystUrl: '/connect/catalyst', photoGalleryUrl: 'https://photos.example/' });
  expect(screen.getByRole('link', { name: 'Catalyst' })).toHaveAttribute('href', '/connect/catalyst');
  const gallery = screen.getByRole('link', { name: 'Photo Gallery (opens in a new tab)' });
  expect(gallery).toHaveAttribute('href', 'https://photos.example/');
  expect(gallery).toHaveAttribute('target', '_blank');
});

test('has the mission, the contact data and the social networks', () => {
  visit({ phone: '(410) 555-0142', email: 'hi@church.example' });
  expect(screen.getByText('To serve the street that we live on.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '(410) 555-0142' })).toHaveAttribute('href', 'tel:4105550142');
  expect(screen.getByRole('link', { name: 'hi@church.example' })).toHaveAttribute('href', 'mailto:hi@church.example');
  expect(screen.getByText('12 Test Road, Towson, MD 21204')).toBeInTheDocument();
  const networks = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  expect(networks.map((network) => network.textContent)).toEqual([
    'Facebook (opens in a new tab)',
    'Instagram (opens in a new tab)',
    'YouTube (opens in a new tab)',
  ]);
});

test('what staff cleared is gone, with its list and its heading', () => {
  const cleared = { phone: '', email: '', giveUrl: '', facebookUrl: '', instagramUrl: '' };
  visit(cleared);
  expect(group('Support & Resources')).toEqual(['/connect/prayer-requests', '/join-us', null, '/connect/sodip']);
  const networks = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('listitem');
  expect(networks.map((network) => network.textContent)).toEqual(['YouTube (opens in a new tab)']);
  expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).not.toBeInTheDocument();
  expect(screen.getByText('12 Test Road, Towson, MD 21204')).toBeVisible();
});

test('a church that entered nothing has the links of the site, and no empty list', () => {
  visit(NO_SETTINGS);
  expect(screen.getAllByRole('list')).toHaveLength(5);
  expect(document.querySelector('address, ul:empty, p:empty, [href=""]')).not.toBeInTheDocument();
  expect(screen.getByText(/^© 2024/).parentElement?.firstElementChild).toHaveAttribute('aria-label', 'Footer');
});

test('the copyright is of 2024', () => {
  visit();
  expect(screen.getByText(/^© 2024 Soteria Church/)).toBeInTheDocument();
});

test('staff may write another line on copyright', () => {
  visit({ copyright: '© 2027 Soteria Church of Parkville' });
  expect(screen.getByText(/^© 2027 Soteria Church of Parkville/)).toBeInTheDocument();
  expect(screen.queryByText(/2024/)).not.toBeInTheDocument();
});

test('the pages on privacy and accessibility are a link away from every page', () => {
  visit();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});

test.each([
  ['About Us', ['Who We Are', 'Our Vision', 'Our Values', 'Our Leadership']],
  ['Ministries', ['Soteria Kiddies', "Daniel's Men", 'POIEMA', 'Catalyst']],
  ['Community Engagement', ['Outreaches', 'Events', 'Community Engagement', 'Photo Gallery']],
  ['Support & Resources', ['Give (opens in a new tab)', 'Prayer Requests', 'Become A Member', 'SOCITH', 'SODIP']],
  ['Connect', ['Events', 'Latest Sermon', 'Prayer Requests', 'Join Us', 'Contact Us']],
])('%s has the words of the specification', (title, words) => {
  visit();
  const items = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(words);
});
