import { type PlayerControls, playerStore, type Track } from 'shared/shell-api';
import { startElement } from './audio-element.ts';
import { storedPlace, storePlace } from './memory/listening.ts';

const { getState, setState, getInitialState } = playerStore;

/** What sections ask of the player, done with the one audio element. */
export function controlsOf(audio: HTMLAudioElement): PlayerControls {
  return {
    play(track, from) {
      // After a failure the element needs its address again.
      if (!hasFile(audio, track) || getState().status === 'failed') load(audio, track, from);
      else if (from !== undefined) audio.currentTime = from;
      // The page of a sermon knows more of it than a list.
      setState({ track });
      startElement(audio);
    },
    pause: () => audio.pause(),
    seek: (position) => seek(audio, position),
    setRate: (rate) => setRate(audio, rate),
    stop() {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      setState({ ...getInitialState(), rate: getState().rate });
    },
  };
}

function hasFile(audio: HTMLAudioElement, track: Track): boolean {
  return audio.getAttribute('src') === track.audio;
}

function load(audio: HTMLAudioElement, track: Track, from?: number): void {
  const last = getState();
  const isSame = last.track?.id === track.id;
  const position = from ?? (isSame && last.status === 'failed' ? last.position : storedPlace(track.id));
  audio.src = track.audio;
  setRate(audio, last.rate);
  // Before the file's head is there, this is where it begins.
  if (position > 0) audio.currentTime = position;
  setState({ track, position: Math.floor(position), duration: isSame ? last.duration : 0 });
}

function seek(audio: HTMLAudioElement, position: number): void {
  const { track, duration } = getState();
  if (!track || duration === 0) return;
  const place = Math.min(Math.max(position, 0), duration);
  if (hasFile(audio, track)) audio.currentTime = place;
  else storePlace(track.id, place);
  setState({ position: Math.floor(place) });
}

function setRate(audio: HTMLAudioElement, rate: number): void {
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
  setState({ rate });
}
