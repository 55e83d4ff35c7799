import { type ReactNode, useCallback, useMemo } from 'react';
import {
  type Answer,
  fetchSermonChoices,
  fetchSermonPage,
  type ListPage,
  type Sermon,
  type SermonChoice,
  type SermonChoices,
} from 'shared/content';
import { Link, useSearchParams } from 'section-kit/router';
import { type LoaderArgs, type PageHead, type SectionProps, useHttp } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import { useAsking } from '../asking/use-asking.ts';
import { choiceOf, partNumberOf } from '../recordings/list-address.ts';
import { SermonFilter } from '../features/sermon-filter/sermon-filter.tsx';
import { SermonsWait } from '../features/sermon-list/sermons-wait.tsx';
import { Recordings } from '../recordings/recordings.tsx';
import styles from './sermons.module.css';

type Sermons = Answer<ListPage<Sermon>>;

interface SermonsAnswer {
  readonly list: Sermons;
  readonly choices: SermonChoices | null;
}

export async function loader({ http, signal, url }: LoaderArgs): Promise<SermonsAnswer> {
  const query = { number: partNumberOf(url.searchParams), ...choiceOf(url.searchParams) };
  const [list, choices] = await Promise.all([fetchSermonPage(http, query, signal), fetchSermonChoices(http, signal)]);
  return { list, choices };
}

export function head({ data, url }: { readonly data: SermonsAnswer; readonly url: URL }): PageHead {
  const choice = choiceOf(url.searchParams);
  const { response } = data.list;
  const isUnknown = isChosen(choice) && response !== null && !hasPlace(response);
  return {
    title: titleOf(choice),
    description: 'Listen to recent sermons from Soteria Church in Baltimore County, Maryland, here or on the way.',
    ...(isUnknown && { status: 404 }),
  };
}

export function Component({ data }: SectionProps<SermonsAnswer>): ReactNode {
  const [query] = useSearchParams();
  const http = useHttp();
  const number = partNumberOf(query);
  const choice = useMemo(() => choiceOf(query), [query]);
  const ask = useCallback(
    (signal: AbortSignal) => fetchSermonPage(http, { number, ...choice }, signal),
    [http, number, choice],
  );
  const isEnough = useCallback((answer: Sermons) => isWhole(answer, choice), [choice]);
  const { answer, attempts, hurried, askNow } = useAsking({ initial: data.list, ask, isEnough });
  return (
    <Container className={styles.page}>
      {isChosen(choice) ? <Chosen choice={choice} /> : <Intro />}
      {data.choices && <SermonFilter choices={data.choices} chosen={choice} />}
      {answer.response === null && <SermonsWait attempts={attempts} hurried={hurried} onTryAgain={askNow} />}
      {answer.response && !hasPlace(answer.response) && <NoRecordings choice={choice} />}
      {answer.response && hasPlace(answer.response) && <Recordings first={answer.response} choice={choice} />}
    </Container>
  );
}

function Intro(): ReactNode {
  return (
    <p className={styles.intro}>
      Missed a Sunday, or want to hear it once more? Press Listen and go on reading, or take the audio file with you.
    </p>
  );
}

function Chosen({ choice }: { readonly choice: SermonChoice }): ReactNode {
  return (
    <p className={styles.intro}>
      {titleOf(choice)}.{' '}
      <Link className={linkClass()} to="/connect/sermons">
        All sermons
      </Link>
    </p>
  );
}

function NoRecordings({ choice }: { readonly choice: SermonChoice }): ReactNode {
  if (isChosen(choice)) return <StateMessage kind="empty" title="We have no such sermons" />;
  return (
    <StateMessage kind="empty" title="No recordings yet">
      <p>New sermons appear here in the week after they were preached.</p>
    </StateMessage>
  );
}

/** 'Sermons by Pastor Grace in the series Advent' */
function titleOf({ preacher, series }: SermonChoice): string {
  return ['Sermons', preacher && `by ${preacher}`, series && `in the series ${series}`].filter(Boolean).join(' ');
}

function isChosen({ preacher, series }: SermonChoice): boolean {
  return preacher !== null || series !== null;
}

/** 'Retries until data exists' (specification, section 7): an empty list is asked again too, quietly. */
function isWhole({ response }: Sermons, choice: SermonChoice): boolean {
  return response !== null && (isChosen(choice) || hasPlace(response));
}

/** Past the end of the list there is nothing to wait for, but a way back. */
function hasPlace({ items, number }: ListPage<Sermon>): boolean {
  return items.length > 0 || number > 1;
}
