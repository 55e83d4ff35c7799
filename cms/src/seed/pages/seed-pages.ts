import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Beside the folder of the CMS: the same files that the site draws where an entry is missing. */
const SEED = join('..', 'shared', 'src', 'content', 'pages', 'seed');

const seedSchema = v.object({
  name: v.string(),
  title: v.string(),
  path: v.string(),
  description: v.string(),
  parts: v.array(v.looseObject({ __component: v.picklist(['page.lead', 'page.section', 'page.list', 'page.verse']) })),
});

/**
 * Makes an entry for each page of the site, once: on a new site, and where a version brings pages that the CMS did not know.
 * What editors delete later stays deleted, and the site draws the seed.
 */
export async function seedPages(strapi: Core.Strapi): Promise<void> {
  const marker = strapi.store({ type: 'core', name: 'soteria', key: 'seeded-pages' });
  const seeded = v.parse(v.array(v.string()), (await marker.get({})) ?? []);
  const folder = join(strapi.dirs.app.root, SEED);
  const files = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  const pages = files.map((text) => v.parse(seedSchema, JSON.parse(text)));
  const missing = pages.filter(({ name }) => !seeded.includes(name));
  if (missing.length === 0) return;
  await strapi.db.transaction(async () => {
    for (const data of missing) await strapi.documents('api::page.page').create({ data, status: 'published' });
    await marker.set({ value: pages.map(({ name }) => name) });
  });
  strapi.log.info(`The first texts of ${missing.length} pages are in place`);
}
