import type { ComponentType, ReactNode } from 'react';
import HtmlPlayer from 'react-player/HtmlPlayer';
import { canPlay } from 'react-player/patterns';
import { createReactPlayer } from 'react-player/ReactPlayer';
import type { VideoElementProps } from 'react-player/types';
import YouTubePlayer from 'youtube-video-element/react';
import { useResume } from './use-resume.ts';

export interface PlayerProps {
  readonly src: string;
  readonly title: string;
  readonly onError: () => void;
}

const FILE = { key: 'html', name: 'html', canPlay: canPlay.html, player: HtmlPlayer };
const YOUTUBE = {
  key: 'youtube',
  name: 'YouTube',
  canPlay: canPlay.youtube,
  // It draws a custom element, whose properties TypeScript takes for required ones of the wrapper's props.
  player: YouTubePlayer as ComponentType<VideoElementProps>,
};

/** Only the players that a sermon may need: the whole of react-player brings thirteen more files. */
const ReactPlayer = createReactPlayer([YOUTUBE, FILE], FILE);

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
      onLoadedMetadata={() => nameFrame(media.current, title)}
      onError={onError}
    />
  );
}

/** The YouTube element leaves its frame without a name. */
function nameFrame(element: HTMLElement | null, title: string): void {
  element?.shadowRoot?.querySelector('iframe')?.setAttribute('title', title);
}
