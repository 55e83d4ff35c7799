type Events = Readonly<Record<'onReady' | 'onError', (event: { readonly data: number }) => void>>;

const [ENDED, PLAYING, PAUSED] = [0, 1, 2];

/** A player of YouTube's IFrame Player API, as far as a page asks it; the test turns its clock. */
export class FakeYouTubePlayer {
  /** The one that was made last. */
  static latest: FakeYouTubePlayer | null = null;
  seconds = 0;
  destroyed = false;
  private state = -1;
  private tellState: (event: { readonly data: number }) => void = () => undefined;

  constructor(
    readonly frame: HTMLIFrameElement,
    readonly options: { readonly events: Events },
  ) {
    FakeYouTubePlayer.latest = this;
    queueMicrotask(() => options.events.onReady({ data: 0 }));
  }

  addEventListener(name: string, listener: (event: { readonly data: number }) => void): void {
    if (name === 'onStateChange') this.tellState = listener;
  }

  playVideo = () => this.become(PLAYING);
  pauseVideo = () => this.become(PAUSED);
  end = () => this.become(ENDED);
  seekTo = (seconds: number) => void (this.seconds = seconds);
  destroy = () => void (this.destroyed = true);
  getPlayerState = () => this.state;
  getCurrentTime = () => this.seconds;
  getDuration = () => 1_800;
  getVideoLoadedFraction = () => 0.5;
  getVolume = () => 100;
  setVolume = () => undefined;
  getPlaybackRate = () => 1;
  setPlaybackRate = () => undefined;
  getOption = () => [];

  private become(state: number): void {
    this.state = state;
    this.tellState({ data: state });
  }
}
