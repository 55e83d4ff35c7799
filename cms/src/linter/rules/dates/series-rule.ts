import * as v from 'valibot';

import { ruleMistakes } from '../../../event-series/rule-mistakes';
import { seriesPlanSchema } from '../../../event-series/series-plan';
import { wrong } from '../../finding';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

const SERIES = 'api::event-series.event-series';

/** What is wrong, and what to do about it, which not each of the series' own sentences says. */
function inTwo(message: string, field: string) {
  const [, what, mend] = /^(.*?\.) (.+)$/.exec(message) ?? [];
  if (what !== undefined && mend !== undefined) return { what, mend };
  return message.startsWith('Enter')
    ? { what: `“${field}” is empty.`, mend: message }
    : { what: message, mend: 'Correct the one that is wrong.' };
}

/** What keeps a series from being published, already while it is typed. Its exceptions are checked when it is. */
export const seriesRule: Rule = ({ uid, values }) => {
  const { success, output } = v.safeParse(seriesPlanSchema, values);
  if (uid !== SERIES || !success) return [];
  return ruleMistakes(output).map(({ path, message }) => {
    const { words } = placeOf(SERIES, path[0] ?? '');
    return wrong({ path, words }, inTwo(message, words));
  });
};
