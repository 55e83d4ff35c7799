import { useState } from 'react';
import { useRetry } from 'section-kit/shell-api';
import { StateMessage } from 'shared/ui/state-message';

/** The search did not answer. @param answer the failed one: another one ends the wait */
export function SearchFailed({ answer }: { readonly answer: object }) {
  const retry = useRetry();
  const [refused, refuse] = useState<object | null>(null);

  function tryAgain(): void {
    refuse(answer);
    retry();
  }

  return (
    <StateMessage kind="error" title="The search is not answering" onRetry={tryAgain} retrying={refused === answer}>
      <p>It may just be getting ready. The menu leads to every page meanwhile.</p>
    </StateMessage>
  );
}
