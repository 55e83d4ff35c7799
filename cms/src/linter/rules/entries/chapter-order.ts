import * as v from 'valibot';

import { advice } from '../../finding';
import type { Rule } from '../../rule';

const chaptersSchema = v.array(v.looseObject({ start: v.pipe(v.string(), v.regex(/^[\d:]+$/)) }));

/** Seconds of '1:02:03' or '2:03'. */
const secondsOf = (start: string) => start.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** A chapter that begins before the one above it. */
export const chapterOrder: Rule = ({ uid, values }) => {
  const { success, output: chapters } = v.safeParse(chaptersSchema, values.chapters);
  if (uid !== 'api::sermon.sermon' || !success) return [];
  return chapters.flatMap(({ start }, index) => {
    const before = chapters[index - 1]?.start;
    if (before === undefined || secondsOf(start) > secondsOf(before)) return [];
    return [
      advice(
        { path: ['chapters', String(index), 'start'], words: `Chapters, ${index + 1}: Begins at` },
        { what: `${start} is not after ${before}, where the chapter above begins.`, mend: 'Correct one of the two.' },
      ),
    ];
  });
};
