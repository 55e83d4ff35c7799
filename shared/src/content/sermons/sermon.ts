import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { type ListPage, PAGE_SIZE } from '../api/list-page.ts';
import { read } from '../api/read.ts';
import type { Sermon } from './sermon-shape.ts';

/** Whose sermons, of which series; null: of all. */
export interface SermonChoice {
  readonly preacher: string | null;
  /** Its name. */
  readonly series: string | null;
}

/** A part of a list. */
export interface SermonListQuery extends Partial<SermonChoice> {
  /** From 1. */
  readonly number: number;
}

/**
 * A page of the recordings, the newest first. The specification's recording has no date: a content API without one refuses
 * to sort by it (400), and is asked for its own order. Transcripts are left out.
 */
export async function fetchSermonPage(
  http: Http,
  query: SermonListQuery,
  signal?: AbortSignal,
): Promise<Answer<ListPage<Sermon>>> {
  const ask = (order: string) =>
    toAnswer(async () => {
      const { items, total, pageCount } = await read(
        http.get(pathOf(query.number, `${order}${filtersOf(query)}`), signal),
        (body, { Sermon, parseList }) => parseList(Sermon, body),
      );
      return { number: query.number, items, total, pageCount };
    }, signal);
  const newest = await ask('&sort=date:desc,id:desc&fields=title,preacher,date,youtubeLink');
  return newest.error?.status === 400 ? ask('') : newest;
}

function filtersOf({ preacher = null, series = null }: Partial<SermonChoice>): string {
  const byPreacher = preacher === null ? '' : `&filters[preacher][$eq]=${encodeURIComponent(preacher)}`;
  return series === null ? byPreacher : `${byPreacher}&filters[series][title][$eq]=${encodeURIComponent(series)}`;
}

function pathOf(number: number, query: string): string {
  return `/api/sermons?populate=*${query}&pagination[page]=${number}&pagination[pageSize]=${PAGE_SIZE}`;
}
