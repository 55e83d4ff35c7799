import { type ReactNode, useState } from 'react';
import { type Answer, fetchLatestSermon, type LatestSermon } from 'shared/content';
import { createHttp } from 'shared/http';
import { type LoaderArgs, type SectionProps, useRetry } from 'shared/shell-api';
import { Spinner } from 'shared/ui/spinner';
import { StateMessage } from 'shared/ui/state-message';
import { useAsking } from '../asking/use-asking.ts';
import { SermonCard } from '../features/sermon-card/sermon-card.tsx';
import { SermonPlace } from '../features/sermon-card/sermon-place.tsx';
import { Video } from '../features/video/video.tsx';
import { videoSource } from '../features/video/video-source.ts';

type Latest = Answer<LatestSermon | null>;

/** The specification's wording, semicolon included (section 8). */
const ERROR_TEXT = 'Error Fetching Latest Sermon;';

export function loader({ http, signal }: LoaderArgs): Promise<Latest> {
  return fetchLatestSermon(http, signal);
}

export function Component({ data }: SectionProps<Latest>): ReactNode {
  const { answer } = useAsking({ initial: data, ask, isEnough });
  if (answer.error) return <Failure answer={answer} />;
  if (!answer.response) {
    return (
      <SermonPlace>
        <Spinner label="Waiting for the latest sermon" />
      </SermonPlace>
    );
  }
  const { response: sermon } = answer;
  const source = sermon.youtubeLink ? videoSource(sermon.youtubeLink) : null;
  // A new sermon starts at its poster again.
  const video = source && <Video key={sermon.youtubeLink} source={source} title={sermon.title} />;
  return <SermonCard sermon={sermon} video={video} />;
}

function ask(signal: AbortSignal): Promise<Latest> {
  return fetchLatestSermon(createHttp({ origin: '' }), signal);
}

/** An error is for the visitor to decide on; only 'none yet' is asked again by itself. */
function isEnough({ response, error }: Latest): boolean {
  return response !== null || error !== null;
}

function Failure({ answer }: { readonly answer: Latest }): ReactNode {
  const retry = useRetry();
  const [retried, setRetried] = useState<Latest>();
  return (
    <StateMessage
      kind="error"
      title={ERROR_TEXT}
      retrying={retried === answer}
      onRetry={() => {
        setRetried(answer);
        retry();
      }}
    />
  );
}
