import * as v from 'valibot';
import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import { FirstFile } from './media.ts';
import { entry, optional, parseList } from './wire.ts';

/** A recording on the sermons page (specification, section 3). */
export const Sermon = entry(
  v.object({
    title: v.string(),
    preacher: optional(v.string()),
    date: optional(v.string()),
    audio: FirstFile,
    backgroundImage: FirstFile,
  }),
);
export type Sermon = v.InferOutput<typeof Sermon>;

/** All recordings. */
export function fetchSermons(http: Http, signal?: AbortSignal): Promise<Answer<Sermon[]>> {
  return answer(async () => {
    const page = async (number: number) =>
      parseList(
        Sermon,
        await http.get(`/api/sermons?populate=*&pagination[pageSize]=100&pagination[page]=${number}`, signal),
      );
    const first = await page(1);
    const others = await Promise.all(Array.from({ length: first.pageCount - 1 }, (_, index) => page(index + 2)));
    return [first, ...others].flatMap(({ items }) => items);
  }, signal);
}
