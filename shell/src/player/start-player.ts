import { type PlayerControls, playerStore, providePlayer, toast } from 'shared/shell-api';
import { whenIdle } from 'shared/ui/when-idle';
import { hasOpenTrack } from './memory/has-open-track.ts';

/**
 * Gives sections the player of this page. Its code loads when somebody listens for the first time, or when a reload has
 * interrupted a recording.
 */
export function startPlayer(): void {
  let element: HTMLAudioElement | undefined;
  let opening: Promise<PlayerControls> | undefined;

  function open(): Promise<PlayerControls> {
    const audio = (element ??= new Audio());
    return (opening ??= openPlayer(audio).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  }
  const ask = (action: (player: PlayerControls) => void) => void open().then(action, giveUp);

  providePlayer({
    play(track, from) {
      // Safari lets an element sound later if a press has loaded it, with nothing in it yet.
      if (!element) (element = new Audio()).load();
      playerStore.setState({ track, status: 'loading' });
      ask((player) => player.play(track, from));
    },
    pause: () => ask((player) => player.pause()),
    seek: (position) => ask((player) => player.seek(position)),
    setRate: (rate) => ask((player) => player.setRate(rate)),
    stop: () => ask((player) => player.stop()),
  });
  // Without its code the recording is there again when somebody presses Listen.
  if (hasOpenTrack()) whenIdle(() => void open().catch(console.error));
}

async function openPlayer(element: HTMLAudioElement): Promise<PlayerControls> {
  const { createPlayer } = await import(/* webpackChunkName: "player" */ './create-player.ts');
  const player = createPlayer(element);
  providePlayer(player);
  return player;
}

function giveUp(error: unknown): void {
  console.error('The player cannot be loaded.', error);
  playerStore.setState(playerStore.getInitialState(), true);
  toast.error('This recording could not be played. Please try again.');
}
