import * as v from 'valibot';
import type { Http } from '../../http/index.ts';
import { entry, parseList, parseOne } from '../api/wire.ts';
import { SermonDetailAttributes } from '../sermons/sermon-details-shape.ts';

/** A sermon as a podcast has it. Its transcript is read by itself: all of them would be too much. */
const PodcastSermon = entry(v.omit(SermonDetailAttributes, ['transcript']));
export type PodcastSermon = v.InferOutput<typeof PodcastSermon> & { readonly hasTranscript: boolean };

const OneSermon = entry(SermonDetailAttributes);
const Known = v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) });

/** The content API's ceiling for a page of a list. */
const PAGE_SIZE = 100;
const FIELDS = 'fields=title,preacher,date,scripture,description';

/** Every sermon, the newest first. Throws HttpError, or when an answer is no list. */
export async function fetchPodcastSermons(http: Http): Promise<PodcastSermon[]> {
  const [sermons, transcribed] = await Promise.all([
    fetchAll(http, PodcastSermon, `populate=*&${FIELDS}`),
    fetchAll(http, Known, 'filters[transcript][$notNull]=true&fields=title'),
  ]);
  const ids = new Set(transcribed.map(({ id }) => id));
  return sermons.map((sermon) => ({ ...sermon, hasTranscript: ids.has(sermon.id) }));
}

/** One sermon with its transcript. Throws HttpError, or when the answer is no sermon. */
export async function fetchPodcastSermon(http: Http, id: string): Promise<v.InferOutput<typeof OneSermon>> {
  return parseOne(OneSermon, await http.get(`/api/sermons/${encodeURIComponent(id)}?populate=*`));
}

async function fetchAll<T>(http: Http, schema: v.GenericSchema<unknown, T>, query: string): Promise<T[]> {
  const all: T[] = [];
  for (let number = 1, pageCount = 1; number <= pageCount; number += 1) {
    const path = `/api/sermons?${query}&sort=date:desc,id:desc&pagination[page]=${number}&pagination[pageSize]=${PAGE_SIZE}`;
    const page = parseList(schema, await http.get(path));
    all.push(...page.items);
    ({ pageCount } = page);
  }
  return all;
}
