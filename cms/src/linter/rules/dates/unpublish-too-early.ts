import * as v from 'valibot';

import { momentWords } from '../../../church-clock/moment-words';
import { siteTimesSchema } from '../../../publish-at/site-times';
import { unpublishMistake } from '../../../publish-at/unpublish-mistake';
import { advice, wrong } from '../../finding';
import { spanOfEvent } from '../../reading/event-span';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** An entry that would go as soon as it appears, or an event before it is over. */
export const unpublishTooEarly: Rule = (entry, { now }) => {
  const times = v.parse(siteTimesSchema, entry.values);
  const { unpublishAt } = times;
  if (!unpublishAt) return [];
  const place = placeOf(entry.uid, 'unpublishAt');
  const mistake = unpublishMistake(times);
  if (mistake) return [wrong(place, mistake)];
  if (unpublishAt <= now)
    return [
      wrong(place, {
        what: `“Unpublish at” is over: ${momentWords(unpublishAt)}.`,
        mend: 'Use a later time, or leave it empty.',
      }),
    ];
  const span = spanOfEvent(entry);
  const end = span && (span.endDate ?? span.startDate);
  if (!end || unpublishAt >= end) return [];
  return [
    advice(place, {
      what: `It leaves the site before the event is over: ${momentWords(unpublishAt)}.`,
      mend: 'Use a time after the event.',
    }),
  ];
};
