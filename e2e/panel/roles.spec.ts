import { expect, test } from '@playwright/test';
import { accountWithRole, tokenOf } from '../support/content/account-with-role.ts';
import { site } from '../support/site.ts';

test.use({ viewport: { width: 1366, height: 900 } });

const NEW_EVENTS = ['New event', 'New event series'];
const TIMES = 'Change service times';
const EVENTS = ['Event', 'Event series', 'Venue'];
const SERMONS = ['Sermon', 'Sermon series'];

/** What each role finds in the menu and on the home page, and one type of which it finds nothing. */
const ROLES = [
  {
    role: 'Events',
    menu: [...EVENTS, 'Service times'],
    shortcuts: [...NEW_EVENTS, TIMES],
    forbidden: 'single-types/api::site-setting.site-setting',
  },
  {
    role: 'Sermons',
    menu: [...SERMONS, 'Latest sermon'],
    shortcuts: ['New sermon'],
    forbidden: 'collection-types/api::event.event/create',
  },
  {
    role: 'Pages',
    menu: ['Page', 'Site settings'],
    shortcuts: [],
    forbidden: 'single-types/api::service-time.service-time',
  },
  {
    role: 'Prayer team',
    menu: ['New member', 'Prayer request'],
    shortcuts: ['Read prayer requests'],
    forbidden: 'collection-types/api::event.event',
  },
  {
    role: 'Editor',
    menu: ['Event', 'Event series', 'Page', ...SERMONS, 'Venue', 'Latest sermon', 'Service times', 'Site settings'],
    shortcuts: [...NEW_EVENTS, 'New sermon', TIMES],
    forbidden: 'collection-types/api::prayer-request.prayer-request',
  },
];

test('each role finds in the panel what it is for, and an address of anything else says no', async ({ page }) => {
  for (const { role, menu, shortcuts, forbidden } of ROLES) {
    const account = await accountWithRole(role);
    try {
      await page.context().addCookies([{ name: 'jwtToken', value: await tokenOf(account), url: site.cmsUrl }]);
      await page.goto(`${site.cmsUrl}/admin/content-manager/${forbidden}`);
      const refusal = "You don't have the permissions to access that content";
      await expect(page.getByRole('main'), role).toHaveText(refusal);
      const links = page.getByRole('navigation', { name: 'Content Manager' }).getByRole('link');
      await expect(links, role).toHaveText(menu);

      await page.getByRole('link', { name: 'Home' }).click();
      const offered = page.getByRole('region', { name: 'What would you like to do?' });
      await expect(offered, role).toBeVisible();
      await expect(offered.getByRole('link'), role).toHaveText(shortcuts);
    } finally {
      await account.remove();
    }
  }
});

test('somebody of the prayer team logs in with e-mail and password, and is at the requests with one click', async ({
  page,
}) => {
  const account = await accountWithRole('Prayer team');
  try {
    await page.goto(`${site.cmsUrl}/admin/auth/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Read prayer requests' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prayer request' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Guide' }).click();
    const tasks = ['Bring an earlier version back', 'Look after a prayer request'];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(tasks);
  } finally {
    await account.remove();
  }
});
