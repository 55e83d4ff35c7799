import { type ComponentType, useState } from 'react';
import { isPlaying, player, playerStore } from 'section-kit/shell-api';
import type { PlayerProps } from './create-player.tsx';
import type { VideoSource } from './video-source.ts';
import { loadYouTubeApi } from './youtube/youtube-api.ts';

export type VideoState =
  | { readonly status: 'poster' | 'loading' | 'failed' }
  | { readonly status: 'player'; readonly Player: ComponentType<PlayerProps> };

interface VideoControl {
  readonly state: VideoState;
  start(): Promise<void>;
  fail(): void;
}

/** From the poster to the player. Nothing of the player, and nothing of the video's host, is loaded before `start`. */
export function useVideo(source: VideoSource): VideoControl {
  const [state, setState] = useState<VideoState>({ status: 'poster' });

  async function start(): Promise<void> {
    // A recording and a video do not speak at once.
    if (isPlaying(playerStore.getState())) player.pause();
    setState({ status: 'loading' });
    setState(await load(source));
  }

  return { state, start, fail: () => setState({ status: 'failed' }) };
}

async function load({ kind }: VideoSource): Promise<VideoState> {
  try {
    const Player = await (kind === 'youtube' ? youTubePlayer() : filePlayer());
    return { status: 'player', Player };
  } catch (error) {
    console.error(error);
    return { status: 'failed' };
  }
}

const filePlayer = () => import('./file-player.ts').then(({ Player }) => Player);

async function youTubePlayer() {
  const code = import('./youtube/youtube-player.ts').then(({ Player }) => Player);
  const [Player] = await Promise.all([code, loadYouTubeApi()]);
  return Player;
}
