import type { ComponentType } from 'react';
import type { PlayerEntry } from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { FrameTitle } from './frame-title.ts';
import { useResume } from './use-resume.ts';

export interface PlayerProps {
  readonly src: string;
  readonly title: string;
  readonly onError: () => void;
}

/** A player by one engine: the whole of react-player brings a dozen. */
export function createPlayer(engine: PlayerEntry): ComponentType<PlayerProps> {
  const ReactPlayer = createReactPlayer([engine], engine);
  return function Player({ src, title, onError }) {
    const { media, onStart, onEnded } = useResume(src);
    return (
      <FrameTitle value={title}>
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
          onError={onError}
        />
      </FrameTitle>
    );
  };
}
