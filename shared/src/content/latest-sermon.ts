import * as v from 'valibot';
import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import { safeLink } from './safe-link.ts';
import { optional, parseOne } from './wire.ts';

/** The home page's sermon card. */
export const LatestSermon = v.pipe(
  v.object({
    attributes: v.object({
      title: v.string(),
      preacher: optional(v.string()),
      date: optional(v.string()),
      description: optional(v.string()),
      youtubeLink: v.pipe(optional(v.string()), v.transform(safeLink)),
    }),
  }),
  v.transform((item) => item.attributes),
);
export type LatestSermon = v.InferOutput<typeof LatestSermon>;

/** The latest sermon; null when the content API answers that there is none yet. */
export function fetchLatestSermon(http: Http, signal?: AbortSignal): Promise<Answer<LatestSermon | null>> {
  return answer(async () => parseOne(v.nullable(LatestSermon), await http.get('/api/latest-sermon', signal)), signal);
}
