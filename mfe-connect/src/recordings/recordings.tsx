import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchSermonPage, type ListPage, type Sermon, type SermonChoice } from 'shared/content';
import { createHttp } from 'shared/http';
import { Link, useLocation } from 'shared/router';
import { linkClass } from 'shared/ui/link';
import { createListCache, hasMore, itemsOf, MoreItems, nextNumber, useLongLists } from 'shared/ui/long-list';
import { ListenButton } from '../features/audio-player/listen-button.tsx';
import { PlayerBar } from '../features/audio-player/player-bar.tsx';
import { usePlayer } from '../features/audio-player/use-player.ts';
import { coverOf } from '../features/sermon-list/cover-of.ts';
import { listAddress } from './list-address.ts';
import { SermonList } from '../features/sermon-list/sermon-list.tsx';

const LIST = 'sermons';
const cache = createListCache<Sermon>();

interface RecordingsProps {
  readonly first: ListPage<Sermon>;
  /** Must keep its identity. */
  readonly choice: SermonChoice;
}

/** The recordings from the first part on, and what plays them. */
export function Recordings({ first, choice }: RecordingsProps): ReactNode {
  const player = usePlayer();
  const { key: entry } = useLocation();
  const ask = useCallback(
    (_name: string, number: number, signal: AbortSignal) => askFor(choice, number, signal),
    [choice],
  );
  const lists = useLongLists({ first: useMemo(() => ({ [LIST]: first }), [first]), cache, entry, ask });
  const list = lists.listOf(LIST);
  const sermons = useMemo(() => itemsOf(list), [list]);
  const renderListen = useCallback(
    (sermon: Sermon, lead: boolean) =>
      sermon.audio && (
        <ListenButton
          player={player}
          variant={lead ? 'primary' : 'secondary'}
          recording={{ ...sermon, audio: sermon.audio, cover: coverOf(sermon).src }}
        />
      ),
    [player],
  );
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
      <PlayerBar player={player} />
    </>
  );
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

async function askFor(choice: SermonChoice, number: number, signal: AbortSignal): Promise<ListPage<Sermon> | null> {
  return (await fetchSermonPage(createHttp({ origin: '' }), { number, ...choice }, signal)).response;
}
