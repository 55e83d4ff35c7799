import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchSermonPage, type ListPage, type Sermon } from 'shared/content';
import { createHttp } from 'shared/http';
import { Link, useLocation } from 'shared/router';
import { linkClass } from 'shared/ui/link';
import { createListCache, hasMore, itemsOf, MoreItems, nextNumber, useLongLists } from 'shared/ui/long-list';
import { ListenButton } from '../features/audio-player/listen-button.tsx';
import { PlayerBar } from '../features/audio-player/player-bar.tsx';
import { usePlayer } from '../features/audio-player/use-player.ts';
import { coverOf } from '../features/sermon-list/cover-of.ts';
import { partAddress } from '../features/sermon-list/part-address.ts';
import { SermonList } from '../features/sermon-list/sermon-list.tsx';

const LIST = 'sermons';
const cache = createListCache<Sermon>();

/** The recordings from the first part on, and what plays them. */
export function Recordings({ first }: { readonly first: ListPage<Sermon> }): ReactNode {
  const player = usePlayer();
  const { key: entry } = useLocation();
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
      {first.number > 1 && <FirstPartLink />}
      <SermonList sermons={sermons} hasLead={first.number === 1} renderListen={renderListen} />
      {(list.parts.length > 1 || hasMore(list)) && (
        <MoreItems
          list={list}
          shown={sermons.length}
          href={partAddress(nextNumber(list))}
          label="Show earlier sermons"
          failure="More recordings did not come"
          onMore={() => lists.more(LIST)}
        />
      )}
      <PlayerBar player={player} />
    </>
  );
}

function FirstPartLink(): ReactNode {
  return (
    <p>
      <Link className={linkClass()} to="/connect/sermons" viewTransition={false}>
        From the beginning
      </Link>
    </p>
  );
}

async function ask(_name: string, number: number, signal: AbortSignal): Promise<ListPage<Sermon> | null> {
  const { response } = await fetchSermonPage(createHttp({ origin: '' }), number, signal);
  return response;
}
