import { type ReactNode, useState } from 'react';
import { type Answer, fetchLatestSermon, type LatestSermon } from 'shared/content';
import { type LoaderArgs, type SectionProps, useRetry } from 'section-kit/shell-api';
import { StateMessage } from 'shared/ui/state-message';
import { NoSermonYet } from '../features/sermon-card/no-sermon-yet.tsx';
import { SermonCard } from '../features/sermon-card/sermon-card.tsx';
import { Video } from '../video/video.tsx';
import { toVideoSource } from '../video/video-source.ts';

type Latest = Answer<LatestSermon | null>;

/** The specification's wording, semicolon included (section 8). */
const ERROR_TEXT = 'Error Fetching Latest Sermon;';

export function loader({ http, signal }: LoaderArgs): Promise<Latest> {
  return fetchLatestSermon(http, signal);
}

export function Component({ data }: SectionProps<Latest>): ReactNode {
  if (data.error) return <Failure answer={data} />;
  if (!data.response) return <NoSermonYet />;
  const { response: sermon } = data;
  const source = sermon.youtubeLink ? toVideoSource(sermon.youtubeLink) : null;
  // A new sermon starts at its poster again.
  const video = source && <Video key={sermon.youtubeLink} source={source} title={sermon.title} />;
  return <SermonCard sermon={sermon} video={video} />;
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
