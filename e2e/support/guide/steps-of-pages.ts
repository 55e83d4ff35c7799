import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../site.ts';
import { expectSermonEverywhere } from '../content/expect-sermon-everywhere.ts';
import { guidePicture } from './guide-picture.ts';
import { fieldNamed, type FollowStep, fromHome, saved } from './guide-walk.ts';
import { ADD_A_PART, ADD_AN_ASSET, GUIDE_TITLE } from './steps-of-events.ts';

const RECORDING = join(ROOT, 'cms', 'seed', 'audio', 'psalm-23.mp3');
const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk';
/** Said nowhere else on the site. */
const SPOKEN = 'hammerbeam';

/** As the field for a day takes it. */
const todayInMaryland = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();

export const CHANGE_SERVICE_TIMES: readonly FollowStep[] = [
  fromHome('Change service times'),
  async (walk) => {
    await walk.see('Every week');
    await walk.press('Worship');
    await expect(walk.find('combobox', 'Starts')).toBeVisible();
    await walk.page.getByRole('button', { name: 'Worship', exact: true }).click();
  },
  async (walk) => {
    await walk.see('Days that are different');
    await walk.press(ADD_A_PART);
    await walk.fill('Day', '12/28/2036', 'combobox');
    await walk.page.keyboard.press('Tab');
    await expect(walk.find('combobox', 'What is different')).toHaveText('No service');
    await walk.fill('Why, and what now', 'Because of the snow. Join us online at ten.');
    const fields = ['Day', 'What is different', 'Why, and what now'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'different-day', fields);
  },
  async (walk) => {
    await walk.press('Save');
    await saved(walk.page);
  },
];

export const PUT_A_SERMON_UP: readonly FollowStep[] = [
  fromHome('New sermon'),
  async (walk) => {
    await walk.fill('Title', GUIDE_TITLE);
    await walk.fill('Preacher', 'Pastor Grace Adeyemi');
    await walk.fill('Preached on', todayInMaryland(), 'combobox');
    await walk.page.keyboard.press('Tab');
    const fields = ['Title', 'Preacher', 'Preached on'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'sermon-form', fields);
  },
  async (walk) => {
    await walk.see('Recording');
    await walk.press(ADD_AN_ASSET, 'button', walk.page.getByRole('region', { name: 'Recording' }));
    await walk.page.getByRole('button', { name: 'Add more assets' }).click();
    await walk.choose({ name: 'psalm.mp3', mimeType: 'audio/mpeg', buffer: await readFile(RECORDING) });
    await walk.page.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
    await walk.press('Finish');
  },
  async (walk) => {
    await walk.fill('Link to the video', VIDEO);
    await walk.fill('Transcript', `WEBVTT\n\n00:05.000 --> 00:09.000\nUnder the ${SPOKEN} roof.\n`);
  },
  async (walk) => {
    await walk.press('Save');
    await saved(walk.page);
    await expect(walk.find('link', 'Latest sermon')).toBeVisible();
    await expectSermonEverywhere({ title: GUIDE_TITLE, video: VIDEO, spoken: SPOKEN });
  },
];

export const CORRECT_A_TEXT: readonly FollowStep[] = [
  fromHome('Content Manager', 'Site settings'),
  async (walk) => {
    await walk.fill('Phone', '(443) 555-0199');
    const fields = ['Phone', 'E-mail', 'Street address'].map((name) => fieldNamed(walk.page, name));
    await guidePicture(walk.page, 'site-settings', fields);
  },
  async (walk) => {
    await walk.press('Save');
    await saved(walk.page);
  },
];
