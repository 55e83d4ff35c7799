import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchSermonPage, type ListPage, type Sermon, type SermonChoice } from 'shared/content';
import { Link, useLocation } from 'section-kit/router';
import { useHttp } from 'section-kit/shell-api';
import { linkClass } from 'shared/ui/link';
import { createListCache, hasMore, itemsOf, MoreItems, nextNumber, useLongLists } from 'shared/ui/long-list';
import { SermonList } from '../features/sermon-list/sermon-list.tsx';
import { listAddress } from './list-address.ts';
import { ListenButton } from './listen-button.tsx';
import { trackOf } from './track-of.ts';

const LIST = 'sermons';
const cache = createListCache<Sermon>();

interface RecordingsProps {
  readonly first: ListPage<Sermon>;
  /** Must keep its identity. */
  readonly choice: SermonChoice;
}

/** The recordings from the first part on. */
export function Recordings({ first, choice }: RecordingsProps): ReactNode {
  const { key: entry } = useLocation();
  const http = useHttp();
  const ask = useCallback(
    async (_name: string, number: number, signal: AbortSignal) =>
      (await fetchSermonPage(http, { number, ...choice }, signal)).response,
    [http, choice],
  );
  const lists = useLongLists({ first: useMemo(() => ({ [LIST]: first }), [first]), cache, entry, ask });
  const list = lists.listOf(LIST);
  const sermons = useMemo(() => itemsOf(list), [list]);
  return (
    <>
      {first.number > 1 && <FirstPartLink choice={choice} />}
      <SermonList sermons={sermons} hasLead={first.number === 1} renderListen={renderListen} />
      {(list.parts.length > 1 || hasMore(list)) && (
        <MoreItems
          list={list}
          shown={sermons.length}
          href={listAddress(choice, nextNumber(list))}
          label="Show earlier sermons"
          failure="More recordings did not come"
          onMore={() => lists.more(LIST)}
        />
      )}
    </>
  );
}

function renderListen(sermon: Sermon, lead: boolean): ReactNode {
  const { audio } = sermon;
  return audio && <ListenButton variant={lead ? 'primary' : 'secondary'} track={trackOf({ ...sermon, audio })} />;
}

function FirstPartLink({ choice }: Pick<RecordingsProps, 'choice'>): ReactNode {
  return (
    <p>
      <Link className={linkClass()} to={listAddress(choice)} viewTransition={false}>
        From the beginning
      </Link>
    </p>
  );
}
