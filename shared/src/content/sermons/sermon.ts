import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { type ListPage, PAGE_SIZE } from '../api/list-page.ts';
import { read } from '../api/read.ts';
import type { Sermon } from './sermon-shape.ts';

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
    toAnswer(async () => {
      const { items, total, pageCount } = await read(
        http.get(pathOf(number, order), signal),
        (body, { Sermon, parseList }) => parseList(Sermon, body),
      );
      return { number, items, total, pageCount };
    }, signal);
  const newest = await ask('&sort=date:desc,id:desc');
  return newest.error?.status === 400 ? ask('') : newest;
}

function pathOf(number: number, order: string): string {
  return `/api/sermons?populate=*${order}&pagination[page]=${number}&pagination[pageSize]=${PAGE_SIZE}`;
}
