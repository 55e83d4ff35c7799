import type { ReactNode } from 'react';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import type { VideoSource } from './video-source.ts';

interface VideoFailureProps {
  readonly source: VideoSource;
  readonly onRetry: () => void;
}

/** Nothing plays: the way to the video itself, which a network may keep from this page and not from a tab. */
export function VideoFailure({ source, onRetry }: VideoFailureProps): ReactNode {
  const [link, words] =
    source.kind === 'youtube'
      ? [source.link, 'Watch on YouTube in a new tab']
      : [source.src, 'Open the video in a new tab'];
  return (
    <StateMessage kind="error" title="The video could not be loaded." onRetry={onRetry}>
      {source.kind === 'youtube' && <p>YouTube did not answer, or does not let it play here.</p>}
      <a className={linkClass('out')} href={link} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    </StateMessage>
  );
}
