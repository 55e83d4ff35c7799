import { type ComponentType, useState } from 'react';
import type { PlayerProps } from './player.tsx';
import type { VideoSource } from './video-source.ts';

export type VideoState =
  /** `frame`: the video's host plays it in a frame of its own. */
  | { readonly status: 'poster' | 'loading' | 'frame' | 'failed' }
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
    setState({ status: 'loading' });
    setState(await load(source));
  }

  return { state, start, fail: () => setState({ status: 'failed' }) };
}

/** A host's video needs no code of ours, and none of the host's runs in this page. */
async function load({ kind }: VideoSource): Promise<VideoState> {
  if (kind === 'youtube') return { status: 'frame' };
  try {
    const { Player } = await import('./player.tsx');
    return { status: 'player', Player };
  } catch (error) {
    console.error(error);
    return { status: 'failed' };
  }
}
