import { partAt, type PlayerControls, type PlayerState, playerStore, type Track } from 'shared/shell-api';

const BACK_S = -15;
const FORWARD_S = 30;

type Handlers = Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>>;

/** Names the recording on a phone's lock screen, and lets the buttons there move in it. Play and pause work by themselves. */
export function offerSystemControls(player: PlayerControls): void {
  if (!('mediaSession' in navigator)) return;
  playerStore.subscribe((state, last) => {
    if (state.track !== last.track) offer(state.track, player);
    showPosition(state);
  });
}

function offer(track: Track | null, player: PlayerControls): void {
  const { mediaSession } = navigator;
  mediaSession.metadata =
    track && new MediaMetadata({ title: track.title, artist: track.preacher ?? '', artwork: [{ src: track.cover }] });
  for (const [action, handler] of Object.entries(track ? handlersFor(track, player) : NO_HANDLERS)) {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // A browser that does not know the action has no button for it.
    }
  }
}

function handlersFor({ chapters }: Track, player: PlayerControls): Handlers {
  const position = () => playerStore.getState().position;
  const move = (seconds: number) => () => player.seek(position() + seconds);
  const toChapter = (step: number) => () => {
    const chapter = chapters[partAt(chapters, position()) + step];
    if (chapter) player.seek(chapter.start);
  };
  return {
    seekbackward: move(BACK_S),
    seekforward: move(FORWARD_S),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
    previoustrack: chapters.length > 0 ? toChapter(-1) : null,
    nexttrack: chapters.length > 0 ? toChapter(1) : null,
  };
}

const NO_HANDLERS: Handlers = {
  seekbackward: null,
  seekforward: null,
  seekto: null,
  previoustrack: null,
  nexttrack: null,
};

/** The browser counts on from there. It refuses a position without a length. */
function showPosition({ track, duration, position, rate }: PlayerState): void {
  if (!track || duration === 0) return navigator.mediaSession.setPositionState?.();
  navigator.mediaSession.setPositionState?.({ duration, playbackRate: rate, position: Math.min(position, duration) });
}
