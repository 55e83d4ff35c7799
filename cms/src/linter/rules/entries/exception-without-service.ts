import * as v from 'valibot';

import { dayWords, weekdayName } from '../../../church-clock/calendar-day';
import { advice } from '../../finding';
import type { Rule } from '../../rule';

const servicesSchema = v.array(v.looseObject({ weekday: v.string() }));
const exceptionsSchema = v.array(
  v.looseObject({ date: v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null), kind: v.unknown() }),
);

/** A service is called off on a day that has none: a wrong day was entered. */
export const exceptionWithoutService: Rule = ({ uid, values }) => {
  const services = v.safeParse(servicesSchema, values.services);
  const exceptions = v.safeParse(exceptionsSchema, values.exceptions);
  if (uid !== 'api::service-time.service-time' || !services.success || !exceptions.success) return [];
  const weekdays = new Set(services.output.map(({ weekday }) => weekday));
  return exceptions.output.flatMap(({ date, kind }, index) => {
    const isOfService = kind === 'No service' || kind === 'Other time';
    if (!date || !isOfService || weekdays.has(weekdayName(date))) return [];
    return [
      advice(
        { path: ['exceptions', String(index), 'date'], words: `Days that are different, ${index + 1}: Day` },
        { what: `No service takes place on ${dayWords(date)}.`, mend: 'Enter the day of the service that is meant.' },
      ),
    ];
  });
};
