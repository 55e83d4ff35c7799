import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sessionToken } from '../support/content/cms.ts';
import { expectSoon, has } from '../support/content/expect-soon.ts';
import { test } from '../support/editor-test.ts';
import { ROOT, site } from '../support/site.ts';

/** An upright picture: every place that shows events cuts it off. */
const PHOTO = join(ROOT, 'cms', 'tests', 'fixtures', 'photo.heic');

const TITLE = 'Evensong by the Lake';
const TEXT = 'The choir by candlelight';

test('an editor marks what matters in a picture, and it stays in view wherever the picture is cut off', async ({
  page,
  request,
  editor,
  events,
}) => {
  const headers = { authorization: `Bearer ${await sessionToken()}` };
  const files = { name: 'choir.heic', mimeType: 'image/heic', buffer: await readFile(PHOTO) };
  const fileInfo = JSON.stringify({ name: 'choir.heic', alternativeText: TEXT, focalPoint: { x: 0, y: 100 } });
  const uploaded = await request.post(`${site.cmsUrl}/upload`, { headers, multipart: { files, fileInfo } });
  const [picture] = await uploaded.json();
  const fields = { title: TITLE, startDate: new Date(Date.now() + 3_600_000).toISOString(), image: picture.id };
  const id = await events.create(fields);
  await editor.publish('event', id, fields);
  for (const path of ['/', '/events', `/event-details?id=${id}`]) {
    await expectSoon(path, has(TITLE), 'a new event');
    await page.goto(path);
    const image = page.getByRole('main').getByRole('img', { name: TEXT }).first();
    await expect(image).toHaveCSS('object-fit', 'cover');
    await expect(image).toHaveCSS('object-position', '0% 100%');
  }
  await request.delete(`${site.cmsUrl}/upload/files/${picture.id}`, { headers });
});
