import { useEffect } from 'react';
import type { Player } from './player.ts';
import type { Recording } from './recording.ts';

/** Names the recording on a phone's lock screen, and lets the buttons there skip. Play and pause work by themselves. */
export function useSystemControls(player: Player, recording: Recording | null): void {
  useEffect(() => {
    if (!recording || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const { title, preacher, cover } = recording;
    mediaSession.metadata = new MediaMetadata({ title, artist: preacher ?? '', artwork: [{ src: cover }] });
    const skip = (seconds: number) => () => player.seek(player.getState().position + seconds);
    mediaSession.setActionHandler('seekbackward', skip(-15));
    mediaSession.setActionHandler('seekforward', skip(30));
    return () => {
      mediaSession.metadata = null;
      mediaSession.setActionHandler('seekbackward', null);
      mediaSession.setActionHandler('seekforward', null);
    };
  }, [player, recording]);
}
