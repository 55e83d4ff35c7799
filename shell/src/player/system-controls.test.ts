import { player, playerStore, type Track } from 'shared/shell-api';
import { fakePlayer } from 'shared/testing';
import { offerSystemControls } from './system-controls.ts';

const track: Track = {
  id: 'a1',
  title: 'The Well',
  preacher: 'Pastor Grace',
  audio: '/uploads/well.mp3',
  cover: '/uploads/well.webp',
  page: '/sermons/the-well-a1',
  chapters: [
    { start: 0, title: 'At noon' },
    { start: 90, title: 'The jar' },
  ],
};

/** The lock screen of a phone: what it shows, and its buttons. */
function lockScreen() {
  const buttons = new Map<string, MediaSessionActionHandler>();
  const shown: { metadata: MediaMetadataInit | null; position: MediaPositionState | undefined } = {
    metadata: null,
    position: undefined,
  };
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: {
      set metadata(metadata: MediaMetadataInit | null) {
        shown.metadata = metadata;
      },
      setPositionState: (state?: MediaPositionState) => (shown.position = state),
      setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
        if (action === 'nexttrack') throw new TypeError('an older browser does not know it');
        if (handler) buttons.set(action, handler);
        else buttons.delete(action);
      },
    },
  });
  Object.assign(globalThis, { MediaMetadata: Object });
  fakePlayer();
  offerSystemControls(player);
  const press = (action: MediaSessionAction, seekTime?: number) =>
    buttons.get(action)?.({ action, ...(seekTime === undefined ? {} : { seekTime }) });
  return { shown, buttons, press };
}

const position = () => playerStore.getState().position;

test('names what plays, and where it is', () => {
  const { shown } = lockScreen();
  playerStore.setState({ track, status: 'playing', duration: 600, position: 65, rate: 1.5 });
  expect(shown.metadata).toMatchObject({ title: 'The Well', artist: 'Pastor Grace' });
  expect(shown.position).toEqual({ duration: 600, position: 65, playbackRate: 1.5 });
});

test('says no place before the length is known, which browsers refuse', () => {
  const { shown } = lockScreen();
  playerStore.setState({ track, status: 'loading' });
  expect(shown.position).toBeUndefined();
});

test('its buttons move in the recording', () => {
  const { press } = lockScreen();
  playerStore.setState({ track, status: 'playing', duration: 600, position: 100 });
  press('seekforward');
  expect(position()).toBe(130);
  press('seekbackward');
  expect(position()).toBe(115);
  press('seekto', 300);
  expect(position()).toBe(300);
  press('previoustrack');
  expect(position()).toBe(0);
});

test('a recording without chapters has no buttons for them, and a closed one none', () => {
  const { buttons, shown } = lockScreen();
  playerStore.setState({ track: { ...track, chapters: [] } });
  expect([...buttons.keys()]).toEqual(['seekbackward', 'seekforward', 'seekto']);
  playerStore.setState({ track: null });
  expect([...buttons.keys()]).toEqual([]);
  expect(shown.metadata).toBeNull();
});
