import * as v from 'valibot';

import { clockWords } from '../../../church-clock/clock-words';
import { wrong } from '../../finding';
import type { Rule } from '../../rule';

const clock = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}:\d{2}/)), null), null);
const hoursSchema = v.object({ startTime: clock, endTime: clock });

/** A service that ends before it begins. */
export const serviceHours: Rule = ({ uid, values }) => {
  if (uid !== 'api::service-time.service-time') return [];
  return (['services', 'exceptions'] as const).flatMap((list) => {
    const rows: readonly unknown[] = Array.isArray(values[list]) ? values[list] : [];
    return rows.flatMap((row, index) => {
      const { startTime, endTime } = v.is(v.looseObject({}), row) ? v.parse(hoursSchema, row) : {};
      if (!startTime || !endTime || endTime > startTime) return [];
      const words = `${list === 'services' ? 'Every week' : 'Days that are different'}, ${index + 1}: Ends`;
      return [
        wrong(
          { path: [list, String(index), 'endTime'], words },
          {
            what: `“Ends” is not after “Starts”, which is ${clockWords(startTime)}.`,
            mend: 'Use a later time, or leave “Ends” empty.',
          },
        ),
      ];
    });
  });
};
