import { type PlayerState, playerStore, providePlayer } from '../shell-api/index.ts';

/** The shell's player without sound: what it is told is its state at once. Each call starts a new one. */
export function fakePlayer(start: Partial<PlayerState> = {}): void {
  const { getInitialState, setState } = playerStore;
  setState({ ...getInitialState(), ...start }, true);
  providePlayer({
    play: (track, from) => setState(({ position }) => ({ track, status: 'playing', position: from ?? position })),
    pause: () => setState({ status: 'paused' }),
    seek: (position) => setState({ position }),
    setRate: (rate) => setState({ rate }),
    stop: () => setState(getInitialState(), true),
  });
}
