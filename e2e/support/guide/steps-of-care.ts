import { expect } from '@playwright/test';
import { logIn } from '../content/cms.ts';
import { openPanel } from '../page/open-panel.ts';
import { site } from '../site.ts';
import { guidePicture } from './guide-picture.ts';
import { fieldNamed, type FollowStep, fromHome, saved } from './guide-walk.ts';
import { GUIDE_TITLE } from './steps-of-events.ts';

/** Who asks for prayer in the walk through the guide. */
export const GUIDE_VISITOR = 'Lantern-Bearer';

const EVENTS = '/content-manager/collection-types/api::event.event';

export const BRING_A_VERSION_BACK: readonly FollowStep[] = [
  async (walk) => {
    const editor = await logIn();
    const id = await editor.create('event', { title: GUIDE_TITLE, startDate: '2036-10-12T22:00:00.000Z' });
    await editor.update('event', id, { title: 'A Slip of the Pen' });
    await openPanel(walk.page, `${EVENTS}/${id}`);
    const history = walk.page.getByRole('complementary').filter({ has: walk.find('heading', 'History') });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await guidePicture(walk.page, 'history', [history]);
  },
  async (walk) => {
    await walk.see('Compare');
    await walk.page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
  },
  async (walk) => {
    const dialog = walk.page.getByRole('dialog');
    // The panel draws its page anew while it loads its schemas. A press meanwhile is for nobody, so an editor presses again.
    await expect(dialog).toBeVisible();
    await expect(async () => {
      if (await dialog.isVisible()) await walk.press('Bring this version back');
      await expect(dialog).toBeHidden({ timeout: 10_000 });
    }).toPass();
    await expect(walk.page.getByRole('textbox', { name: 'Title' })).toHaveValue(GUIDE_TITLE);
  },
  async (walk) => {
    await openPanel(walk.page, EVENTS);
    await expect(walk.find('button', 'Deleted entries')).toBeVisible();
  },
];

export const LOOK_AFTER_A_REQUEST: readonly FollowStep[] = [
  async (walk) => {
    const data = { prayerRequest: 'For rain.', firstName: GUIDE_VISITOR };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${site.cmsUrl}/api/prayer-requests`, { method: 'POST', headers, body: JSON.stringify({ data }) });
    await fromHome('Read prayer requests')(walk);
    await walk.page.getByRole('gridcell', { name: GUIDE_VISITOR }).click();
  },
  async (walk) => {
    await walk.press('State', 'combobox');
    await walk.press('In progress', 'option');
    await walk.fill('Who cares for it', 'Ruth');
    await walk.fill('Note', 'Called on Sunday.');
    const fields = ['State', 'Who cares for it', 'Note'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'care', fields);
  },
  async (walk) => {
    await walk.press('Save');
    await saved(walk.page);
  },
];
