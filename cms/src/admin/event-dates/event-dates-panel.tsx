import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';

import { datesWords } from './date-words';
import { datesOfForm } from './form-dates';
import { toShownDates } from './shown-dates';

/** Beside the form of an event, while it is filled in: what the site will show. Other content types have no such panel. */
export function EventDatesPanel({ model }: { model: string }) {
  if (model !== 'api::event.event') return null;
  return { title: 'On the site', content: <EventDates /> };
}

function EventDates() {
  const dates = datesOfForm(useForm('EventDates', ({ values }) => values));
  return (
    <Flex role="status" direction="column" alignItems="stretch" gap={3} width="100%">
      {dates ? (
        <Typography fontWeight="bold">{datesWords(toShownDates(dates))} (Maryland time)</Typography>
      ) : (
        <Typography>Enter when it starts: here you read then what visitors will read.</Typography>
      )}
    </Flex>
  );
}
