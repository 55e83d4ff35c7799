import { type PlayerControls, type PlayerState, playerStore } from 'shared/shell-api';
import { followElement } from './audio-element.ts';
import { controlsOf } from './controls.ts';
import { storedPlace, storedRate } from './memory/listening.ts';
import { readOpenTrack } from './memory/open-track.ts';
import { rememberWhatIsHeard } from './memory/remember.ts';
import { pauseOtherTabs } from './one-tab.ts';
import { offerSystemControls } from './system-controls.ts';

/** The page's player, with the recording that was in it before a reload. @param audio the page's one audio element */
export function createPlayer(audio: HTMLAudioElement): PlayerControls {
  const player = controlsOf(audio);
  playerStore.setState({ rate: storedRate(), ...interrupted() });
  followElement(audio);
  pauseOtherTabs(audio);
  rememberWhatIsHeard();
  offerSystemControls(player);
  return player;
}

/** Paused: no page may sound before its visitor asks for it. */
function interrupted(): Partial<PlayerState> {
  const found = playerStore.getState().track ? null : readOpenTrack();
  return found ? { ...found, status: 'paused', position: storedPlace(found.track.id) } : {};
}
