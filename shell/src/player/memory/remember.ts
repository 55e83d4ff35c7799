import { type PlayerState, playerStore } from 'shared/shell-api';
import { storePlace, storeRate } from './listening.ts';
import { storeOpenTrack } from './open-track.ts';

/** Seconds between two entries of a recording that plays. */
const EVERY = 5;
/** What is left when a sermon counts as heard: at most half a minute, and a twentieth of a short one. */
const MOST_LEFT = 30;

/** Writes down what is heard, so that it goes on from there: after a reload, and on another day. */
export function rememberWhatIsHeard(): void {
  let written = playerStore.getState();

  function write(state: PlayerState): void {
    written = state;
    const { track, position } = state;
    if (track) storePlace(track.id, isHeard(state) ? 0 : position);
  }

  playerStore.subscribe((state, last) => {
    if (state.rate !== last.rate) storeRate(state.rate);
    if (state.track !== last.track || state.duration !== last.duration) storeOpenTrack(state);
    // A place of the recording before: it stopped without an event.
    if (state.track?.id !== last.track?.id) write(last);
    const moved = Math.abs(state.position - written.position) >= EVERY;
    if (moved || state.status !== last.status) write(state);
  });
  // Also of a tab that a phone ends in the background.
  addEventListener('pagehide', () => write(playerStore.getState()));
  document.addEventListener('visibilitychange', () => document.hidden && write(playerStore.getState()));
}

function isHeard({ position, duration }: PlayerState): boolean {
  return duration > 0 && duration - position <= Math.min(MOST_LEFT, duration / 20);
}
