import type { ReactNode } from 'react';
import HtmlPlayer from 'react-player/HtmlPlayer';
import { canPlay } from 'react-player/patterns';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { useResume } from './use-resume.ts';

export interface PlayerProps {
  readonly src: string;
  readonly title: string;
  readonly onError: () => void;
}

const FILE = { key: 'html', name: 'html', canPlay: canPlay.html, player: HtmlPlayer };
/** Only the player for files: the whole of react-player brings thirteen more. */
const ReactPlayer = createReactPlayer([FILE], FILE);

/** The video itself. Loaded by `import()` only, when a visitor has pressed play. */
export function Player({ src, title, onError }: PlayerProps): ReactNode {
  const { media, onStart, onEnded } = useResume(src);
  return (
    <ReactPlayer
      ref={media}
      src={src}
      width="100%"
      height="100%"
      controls
      playing
      playsInline
      onStart={onStart}
      onEnded={onEnded}
      aria-label={title}
      onError={onError}
    />
  );
}
