import type { Track } from 'shared/shell-api';
import { createFakeAudio } from '../testing/fake-audio.ts';

function track(id: string): Track {
  return {
    id,
    title: id,
    preacher: null,
    audio: `/uploads/${id}.mp3`,
    cover: `/uploads/${id}.webp`,
    page: `/sermons/${id}`,
    chapters: [],
  };
}

const first = track('first');
const second = track('second');

/** A page of the tab; only the browser's storage is left of the page before. */
async function openPage() {
  jest.resetModules();
  const { playerStore } = await import('shared/shell-api');
  const { createPlayer } = await import('./create-player.ts');
  const audio = createFakeAudio();
  return { audio, player: createPlayer(audio.element), state: playerStore.getState };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('it loads, plays, pauses and goes on', async () => {
  const { audio, player, state } = await openPage();
  player.play(first);
  expect(state()).toMatchObject({ track: first, status: 'loading' });
  audio.arrive(600);
  expect(state()).toMatchObject({ status: 'playing', duration: 600 });
  audio.tick(12.7);
  player.pause();
  expect(state()).toMatchObject({ status: 'paused', position: 12 });
  player.play(first);
  expect(state()).toMatchObject({ status: 'loading', position: 12 });
  expect(audio.element.currentTime).toBe(12.7);
});

test('one recording at a time: the second takes the place of the first', async () => {
  const { audio, player, state } = await openPage();
  player.play(first);
  audio.arrive(600);
  audio.tick(100);
  player.play(second);
  expect(audio.element).toHaveAttribute('src', '/uploads/second.mp3');
  expect(state()).toMatchObject({ track: second, position: 0, duration: 0 });
});

test('it plays from a place, in what plays already and in another recording', async () => {
  const { audio, player } = await openPage();
  player.play(first, 30.5);
  expect(audio.element.currentTime).toBe(30.5);
  audio.arrive(600);
  player.play(first, 90);
  expect(audio.element.currentTime).toBe(90);
});

test('it learns what the sermon’s page knows more, without a break', async () => {
  const { audio, player, state } = await openPage();
  player.play(first);
  audio.arrive(600);
  audio.tick(50);
  const known = { ...first, chapters: [{ start: 30, title: 'Arise' }] };
  player.play(known);
  expect(state()).toMatchObject({ track: known, position: 50, duration: 600 });
  expect(audio.element.currentTime).toBe(50);
});

test.each([
  [250, 250],
  [-20, 0],
  [700, 600],
])('a jump to %d lands on %d of 600 seconds', async (target, landed) => {
  const { audio, player, state } = await openPage();
  player.play(first);
  audio.arrive(600);
  player.seek(target);
  expect(audio.element.currentTime).toBe(landed);
  expect(state().position).toBe(landed);
});

test('a jump before the length is known changes nothing', async () => {
  const { audio, player } = await openPage();
  player.play(first, 250);
  player.seek(280);
  expect(audio.element.currentTime).toBe(250);
});

test('after a failure a press loads the file once more, and goes on where it broke', async () => {
  const { audio, player, state } = await openPage();
  player.play(first);
  audio.arrive(600);
  audio.tick(70);
  audio.breakDown();
  expect(state().status).toBe('failed');
  audio.element.removeAttribute('src');
  audio.element.currentTime = 0;
  player.play(first);
  expect(audio.element).toHaveAttribute('src', '/uploads/first.mp3');
  expect(audio.element.currentTime).toBe(70);
  expect(state().status).toBe('loading');
});

test('a browser that wants a press of its own leaves it paused', async () => {
  const { audio, player, state } = await openPage();
  audio.element.play = () => Promise.reject(new DOMException('not yet', 'NotAllowedError'));
  player.play(first);
  await Promise.resolve();
  expect(state().status).toBe('paused');
});

test('stop lets go of the file, and of what still comes from it', async () => {
  const { audio, player, state } = await openPage();
  player.play(first);
  audio.arrive(600);
  player.stop();
  audio.breakDown();
  expect(audio.element).not.toHaveAttribute('src');
  expect(state()).toMatchObject({ track: null, status: 'idle' });
});

describe('it remembers', () => {
  /** Heard for so many of 600 seconds, and left. */
  async function hear(heard: Track, seconds: number): Promise<void> {
    const { audio, player } = await openPage();
    player.play(heard);
    audio.arrive(600);
    audio.tick(seconds);
    player.stop();
  }

  /** Where a press on Listen begins. */
  async function startsAt(heard: Track): Promise<number> {
    const { audio, player } = await openPage();
    player.play(heard);
    return audio.element.currentTime;
  }

  test('each sermon’s place', async () => {
    await hear(first, 250);
    await hear(second, 40);
    expect([await startsAt(first), await startsAt(second), await startsAt(track('third'))]).toEqual([250, 40, 0]);
  });

  test('the place of the recording that another one replaced', async () => {
    const { audio, player } = await openPage();
    player.play(first);
    audio.arrive(600);
    audio.tick(250);
    player.play(second);
    expect(await startsAt(first)).toBe(250);
  });

  test('nothing of a sermon that was heard to the end, or nearly', async () => {
    await hear(first, 575);
    expect(await startsAt(first)).toBe(0);
  });

  test('sixty sermons, the latest', async () => {
    const { audio, player } = await openPage();
    const others = Array.from({ length: 59 }, (_, index) => track(`other-${index}`));
    for (const sermon of [first, second, ...others]) {
      player.play(sermon);
      audio.arrive(600);
      audio.tick(100);
    }
    player.stop();
    expect([await startsAt(first), await startsAt(second)]).toEqual([0, 100]);
  });

  test('the speed', async () => {
    (await openPage()).player.setRate(1.5);
    const { audio, player, state } = await openPage();
    player.play(first);
    expect(audio.element.playbackRate).toBe(1.5);
    expect(state().rate).toBe(1.5);
  });

  test('what was in the player, through a reload: paused, at its place, ready to go on', async () => {
    const { audio, player } = await openPage();
    player.play(first);
    audio.arrive(600);
    audio.tick(120);
    audio.tick(123.4);
    window.dispatchEvent(new Event('pagehide'));

    const reloaded = await openPage();
    expect(reloaded.state()).toMatchObject({ track: first, status: 'paused', position: 123, duration: 600 });
    expect(reloaded.audio.element).not.toHaveAttribute('src');
    reloaded.player.seek(125);
    reloaded.player.play(first);
    expect(reloaded.audio.element.currentTime).toBe(125);
  });

  test('not what was closed', async () => {
    await hear(first, 250);
    const { state } = await openPage();
    expect(state().track).toBeNull();
  });

  test.each(['', 'no json', '{}', '{"track":{"id":7}}', '{"rate":"fast","places":7}'])(
    'nothing of %j, which no release of today has written',
    async (text) => {
      localStorage.setItem('soteria.listening', text);
      sessionStorage.setItem('soteria.player', text);
      const { state } = await openPage();
      expect(state()).toMatchObject({ rate: 1, track: null });
      expect(await startsAt(first)).toBe(0);
    },
  );

  test('nothing where the browser forbids storage, and plays', async () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    await hear(first, 250);
    expect(await startsAt(first)).toBe(0);
    for (const spy of spies) spy.mockRestore();
  });
});
