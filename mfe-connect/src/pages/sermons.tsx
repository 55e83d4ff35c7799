import { type ReactNode, useCallback } from 'react';
import { type Answer, fetchSermonPage, type ListPage, type Sermon } from 'shared/content';
import { createHttp } from 'shared/http';
import { useSearchParams } from 'shared/router';
import type { LoaderArgs, PageHead, SectionProps } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import { useAsking } from '../asking/use-asking.ts';
import { partNumberOf } from '../features/sermon-list/part-address.ts';
import { SermonsWait } from '../features/sermon-list/sermons-wait.tsx';
import { Recordings } from '../recordings/recordings.tsx';
import styles from './sermons.module.css';

type Sermons = Answer<ListPage<Sermon>>;

export function loader({ http, signal, url }: LoaderArgs): Promise<Sermons> {
  return fetchSermonPage(http, partNumberOf(url.searchParams), signal);
}

export function head(): PageHead {
  return {
    title: 'Sermons',
    description: 'Listen to recent sermons from Soteria Church in Baltimore County, Maryland, here or on the way.',
  };
}

export function Component({ data }: SectionProps<Sermons>): ReactNode {
  const [query] = useSearchParams();
  const number = partNumberOf(query);
  const ask = useCallback(
    (signal: AbortSignal) => fetchSermonPage(createHttp({ origin: '' }), number, signal),
    [number],
  );
  const { answer, attempts, hurried, askNow } = useAsking({ initial: data, ask, isEnough });
  return (
    <Container className={styles.page}>
      <p className={styles.intro}>
        Missed a Sunday, or want to hear it once more? Press Listen and go on reading, or take the audio file with you.
      </p>
      {answer.response === null && <SermonsWait attempts={attempts} hurried={hurried} onTryAgain={askNow} />}
      {answer.response && !hasPlace(answer.response) && (
        <StateMessage kind="empty" title="No recordings yet">
          <p>New sermons appear here in the week after they were preached.</p>
        </StateMessage>
      )}
      {answer.response && hasPlace(answer.response) && <Recordings first={answer.response} />}
    </Container>
  );
}

/** 'Retries until data exists' (specification, section 7): an empty list is asked again too, quietly. */
function isEnough({ response }: Sermons): boolean {
  return response !== null && hasPlace(response);
}

/** Past the end of the list there is nothing to wait for, but a way back. */
function hasPlace({ items, number }: ListPage<Sermon>): boolean {
  return items.length > 0 || number > 1;
}
