import * as v from 'valibot';
import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import { type ListPage, PAGE_SIZE } from './list-page.ts';
import { FirstFile } from './media.ts';
import { entry, optional, parseList } from './wire.ts';

/** A recording on the sermons page (specification, section 3). */
export const Sermon = entry(
  v.object({
    title: v.string(),
    preacher: optional(v.string()),
    date: optional(v.string()),
    /** Address of the audio file. */
    audio: v.pipe(
      FirstFile,
      v.transform((file) => file?.url ?? null),
    ),
    backgroundImage: FirstFile,
  }),
);
export type Sermon = v.InferOutput<typeof Sermon>;

/**
 * A page of the recordings, the newest first. The specification's recording has no date: a content API without one refuses
 * to sort by it (400), and is asked for its own order. @param number from 1
 */
export async function fetchSermonPage(
  http: Http,
  number: number,
  signal?: AbortSignal,
): Promise<Answer<ListPage<Sermon>>> {
  const ask = (order: string) =>
    answer(async () => ({ number, ...parseList(Sermon, await http.get(pathOf(number, order), signal)) }), signal);
  const newest = await ask('&sort=date:desc,id:desc');
  return newest.error?.status === 400 ? ask('') : newest;
}

function pathOf(number: number, order: string): string {
  return `/api/sermons?populate=*${order}&pagination[page]=${number}&pagination[pageSize]=${PAGE_SIZE}`;
}
