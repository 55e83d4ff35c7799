import { appendFileSync } from 'node:fs';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { latestSermonFile } from '../environment/data-paths';
import { sameSermon, withTyped } from './same-sermon';
import { newestSermon } from './shown-sermon';
import { readTypedSermon, type TypedSermon } from './typed-sermon';

const SERMON = 'api::sermon.sermon';

const text = v.nullable(v.string());
const storedSchema = v.array(
  v.object({ documentId: v.string(), title: v.string(), date: text, description: text, youtubeLink: text }),
);

interface Entered {
  documentId: string;
  words: string;
}

/** Found among the sermons and filled in, or made. */
async function enterSermon(strapi: Core.Strapi, typed: TypedSermon): Promise<Entered> {
  const rows: unknown = await strapi.db.query(SERMON).findMany({
    select: ['documentId', 'title', 'date', 'description', 'youtubeLink'],
    orderBy: [{ id: 'desc' }],
  });
  const found = sameSermon(typed, v.parse(storedSchema, rows));
  if (found) {
    const { documentId } = found;
    await strapi.documents(SERMON).update({ documentId, data: withTyped(typed, found) });
    return { documentId, words: `was found among the sermons (${documentId}), and has its video now` };
  }
  const { documentId: _, ...data } = typed;
  const { documentId } = await strapi.documents(SERMON).create({ data });
  return { documentId, words: `was made one of the sermons (${documentId}): none had its title in that week` };
}

function report(strapi: Core.Strapi, { title, preacher, date, description, youtubeLink }: TypedSermon, words: string) {
  const typed = JSON.stringify({ title, preacher, date, description, youtubeLink });
  const line = `The latest sermon, “${title}”, ${words}. Check it in the panel. What was typed: ${typed}`;
  strapi.log.warn(line);
  appendFileSync(latestSermonFile, `${line}\n`, { flush: true });
}

async function move(strapi: Core.Strapi, typed: TypedSermon): Promise<void> {
  const { documentId, words } = await enterSermon(strapi, typed);
  const isNewest = (await newestSermon(strapi))?.documentId === documentId;
  // The newest is shown anyway, and so will be the next one.
  const data: Record<string, unknown> = { sermon: isNewest ? null : documentId };
  await strapi.documents('api::latest-sermon.latest-sermon').update({ documentId: typed.documentId, data });
  const shown = isNewest ? 'shows it as the newest' : 'shows it, as “Latest sermon” names it';
  // Before the commit: what is not listed is not changed.
  report(strapi, typed, `${words}. The home page ${shown}`);
}

/**
 * Makes a sermon of what staff typed for the home page: once, and again when an earlier version ran meanwhile and something else
 * was typed. What was typed stays stored, for that version.
 */
export async function moveTypedSermon(strapi: Core.Strapi): Promise<void> {
  const typed = await readTypedSermon(strapi);
  const marker = strapi.store({ type: 'core', name: 'soteria', key: 'moved-latest-sermon' });
  const print = JSON.stringify(typed);
  if (typed === null || (await marker.get({})) === print) return;
  try {
    await strapi.db.transaction(async () => {
      await move(strapi, typed);
      await marker.set({ value: print });
    });
  } catch (error) {
    // The site starts all the same, and shows its newest sermon.
    const why = error instanceof Error ? error.message : String(error);
    report(strapi, typed, `cannot be one of the sermons: ${why}. Enter it there by hand`);
  }
}
