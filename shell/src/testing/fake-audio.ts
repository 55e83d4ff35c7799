/**
 * An audio element whose file the test controls: jsdom has the element, but plays nothing. Events come as browsers send
 * them; `arrive`, `tick` and `breakDown` stand for what the network and time do.
 */
export interface FakeAudio {
  readonly element: HTMLAudioElement;
  /** The file's metadata is there, and it sounds. */
  arrive(duration: number): void;
  tick(position: number): void;
  breakDown(): void;
}

export function createFakeAudio(): FakeAudio {
  const element = document.createElement('audio');
  const send = (type: string) => element.dispatchEvent(new Event(type));
  let paused = true;
  let duration = NaN;
  Object.defineProperties(element, { paused: { get: () => paused }, duration: { get: () => duration } });
  element.play = () => {
    paused = false;
    return Promise.resolve();
  };
  element.pause = () => {
    if (paused) return;
    paused = true;
    send('pause');
  };
  element.load = () => undefined;
  return {
    element,
    arrive: (seconds) => {
      duration = seconds;
      send('durationchange');
      send('playing');
    },
    tick: (position) => {
      element.currentTime = position;
      send('timeupdate');
    },
    breakDown: () => send('error'),
  };
}
