import type { ReactNode } from 'react';
import { type Answer, fetchSermons, type Sermon } from 'shared/content';
import { createHttp } from 'shared/http';
import type { LoaderArgs, PageHead, SectionProps } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import { useAsking } from '../asking/use-asking.ts';
import { ListenButton } from '../features/audio-player/listen-button.tsx';
import { PlayerBar } from '../features/audio-player/player-bar.tsx';
import { usePlayer } from '../features/audio-player/use-player.ts';
import { coverOf } from '../features/sermon-list/cover-of.ts';
import { SermonList } from '../features/sermon-list/sermon-list.tsx';
import { SermonsWait } from '../features/sermon-list/sermons-wait.tsx';
import styles from './sermons.module.css';

type Sermons = Answer<Sermon[]>;

export function loader({ http, signal }: LoaderArgs): Promise<Sermons> {
  return fetchSermons(http, signal);
}

export function head(): PageHead {
  return {
    title: 'Sermons',
    description: 'Listen to recent sermons from Soteria Church in Baltimore County, Maryland, here or on the way.',
  };
}

export function Component({ data }: SectionProps<Sermons>): ReactNode {
  const { answer, attempts, hurried, askNow } = useAsking({ initial: data, ask, isEnough });
  return (
    <Container className={styles.page}>
      <p className={styles.intro}>
        Missed a Sunday, or want to hear it once more? Press Listen and go on reading, or take the audio file with you.
      </p>
      {answer.response === null && <SermonsWait attempts={attempts} hurried={hurried} onTryAgain={askNow} />}
      {answer.response?.length === 0 && (
        <StateMessage kind="empty" title="No recordings yet">
          <p>New sermons appear here in the week after they were preached.</p>
        </StateMessage>
      )}
      {answer.response !== null && answer.response.length > 0 && <Recordings sermons={answer.response} />}
    </Container>
  );
}

function Recordings({ sermons }: { readonly sermons: readonly Sermon[] }): ReactNode {
  const player = usePlayer();
  return (
    <>
      <SermonList
        sermons={sermons}
        renderListen={(sermon, lead) =>
          sermon.audio && (
            <ListenButton
              player={player}
              variant={lead ? 'primary' : 'secondary'}
              recording={{ ...sermon, audio: sermon.audio.url, cover: coverOf(sermon).src }}
            />
          )
        }
      />
      <PlayerBar player={player} />
    </>
  );
}

function ask(signal: AbortSignal): Promise<Sermons> {
  return fetchSermons(createHttp({ origin: '' }), signal);
}

/** 'Retries until data exists' (specification, section 7): an empty list is asked again too, quietly. */
function isEnough({ response }: Sermons): boolean {
  return response !== null && response.length > 0;
}
