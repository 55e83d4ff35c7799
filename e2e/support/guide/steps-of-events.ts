import { expect } from '@playwright/test';
import { venueIn } from '../page/event-form.ts';
import { guidePicture } from './guide-picture.ts';
import { fieldNamed, type FollowStep, fromHome, published, saved } from './guide-walk.ts';

/** Whatever the walk through the guide enters has this title. */
export const GUIDE_TITLE = 'Lanterns of the Guide';

export const ADD_AN_ASSET = 'Click to add an asset or drag and drop one in this area';
export const ADD_A_PART = 'No entry yet. Click to add one.';

const DAY = '2036-12-07';

export const ADD_AN_EVENT: readonly FollowStep[] = [
  fromHome('New event'),
  async (walk) => {
    await walk.fill('Title', GUIDE_TITLE);
    await walk.fillMoment('Starts', { day: DAY, time: '7:00 PM' });
    await walk.fillMoment('Ends', { time: '9:00 PM' });
    const fields = ['Title', 'Starts', 'Ends'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'event-form', fields);
  },
  async (walk) => {
    await walk.press('Venue', 'combobox');
    await venueIn(walk.page).click();
    await walk.see('Description');
    await walk.page.locator('[contenteditable=true]').pressSequentially('Bring a lantern.');
  },
  async (walk) => {
    const buffer = await walk.page.screenshot();
    await walk.press(ADD_AN_ASSET);
    await walk.press('Add more assets');
    await walk.choose({ name: 'lanterns.png', mimeType: 'image/png', buffer });
  },
  async (walk) => {
    await walk.press('Edit');
    await walk.fill('Alternative text', 'Lanterns on the water at dusk.');
    const fields = ['File name', 'Alternative text'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'picture-text', fields);
    await walk.press('Finish');
  },
  async (walk) => {
    await walk.press('Upload 1 asset to the library');
    await walk.press('Finish');
  },
  async (walk) => {
    await walk.see('On the site');
    await walk.see('To mend');
    await walk.press('Publish');
    await published(walk.page);
    await expect(walk.find('button', 'Save')).toBeVisible();
  },
];

export const REPEAT_AN_EVENT: readonly FollowStep[] = [
  fromHome('New event series'),
  async (walk) => {
    await walk.fill('Title', GUIDE_TITLE);
    await walk.fill('First day', '12/07/2036', 'combobox');
    await walk.page.keyboard.press('Tab');
    await expect(walk.find('combobox', 'Repeats')).toHaveText('Every week');
    await walk.fill('Starts', '7:30 PM', 'combobox');
    await walk.fill('Until', '12/21/2036', 'combobox');
    await walk.page.keyboard.press('Tab');
    const fields = ['First day', 'Repeats', 'Starts', 'Until'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'series-form', fields);
  },
  async (walk) => {
    await walk.press('Publish');
    await published(walk.page);
    await expect(walk.find('link', 'Event')).toBeVisible();
  },
  async (walk) => {
    await walk.page.getByRole('link', { name: 'Event series', exact: true }).click();
    await walk.page.getByRole('gridcell', { name: GUIDE_TITLE }).click();
    await walk.see('Days that are different');
    await walk.press(ADD_A_PART);
    await walk.fill('Day', '12/14/2036', 'combobox');
    await walk.page.keyboard.press('Tab');
    await walk.fill('What visitors should know', 'Because of the snow.');
    await walk.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(walk.page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  },
];

export const PUBLISH_AT_A_TIME: readonly FollowStep[] = [
  async (walk) => {
    await fromHome('Content Manager', 'Event')(walk);
    await walk.page.getByRole('link', { name: 'Create new entry' }).first().click();
    await walk.page.getByRole('textbox', { name: 'Title' }).fill(GUIDE_TITLE);
    await walk.page.getByRole('group', { name: 'Starts' }).getByLabel('Day').fill(DAY);
    await walk.page.getByRole('group', { name: 'Starts' }).getByLabel('Time in Maryland').fill('3:00 PM');
  },
  async (walk) => {
    await walk.fillMoment('Publish at', { day: '2036-11-30', time: '8:00 AM' });
    await guidePicture(walk.page, 'publish-at', [fieldNamed(walk.page, 'Publish at')]);
  },
  async (walk) => {
    await walk.press('Save');
    await saved(walk.page);
  },
];
