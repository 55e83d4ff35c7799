import { StateMessage } from 'shared/ui/state-message';
import { useTryAgain } from '../try-again/use-try-again.ts';

/** The list did not come: on the events page, and once on the home page. @param answer the failed one */
export function EventsFailed({ answer }: { readonly answer: object }) {
  return (
    <StateMessage kind="error" title="Error fetching events" {...useTryAgain(answer)}>
      <p>Our calendar is not answering at the moment.</p>
    </StateMessage>
  );
}
