import { createFakeAudio } from './fake-audio.ts';
import { createPlayer } from './player.ts';
import type { Recording } from './recording.ts';

function recording(id: string): Recording {
  return { id, title: id, preacher: null, audio: `/uploads/${id}.mp3`, cover: `/uploads/${id}.webp` };
}

const first = recording('first');
const second = recording('second');

function setUp() {
  const audio = createFakeAudio();
  const createAudio = jest.fn(() => audio.element);
  return { audio, createAudio, player: createPlayer(createAudio) };
}

test('there is no audio element before the first play', () => {
  const { createAudio, player } = setUp();
  expect(createAudio).not.toHaveBeenCalled();
  player.toggle(first);
  expect(createAudio).toHaveBeenCalledTimes(1);
});

test('nothing is fetched ahead', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  expect(audio.element.preload).toBe('none');
});

test('it loads, plays, pauses and goes on', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  expect(player.getState()).toMatchObject({ recording: first, status: 'loading' });
  audio.arrive(600);
  expect(player.getState()).toMatchObject({ status: 'playing', duration: 600 });
  player.toggle(first);
  expect(player.getState().status).toBe('paused');
  audio.tick(12.7);
  player.toggle(first);
  expect(player.getState()).toMatchObject({ status: 'loading', position: 12 });
});

test('one recording at a time: the second takes the place of the first', () => {
  const { audio, createAudio, player } = setUp();
  player.toggle(first);
  audio.arrive(600);
  audio.tick(100);
  player.toggle(second);
  expect(createAudio).toHaveBeenCalledTimes(1);
  expect(audio.element).toHaveAttribute('src', '/uploads/second.mp3');
  expect(player.getState()).toMatchObject({ recording: second, position: 0, duration: 0 });
});

test('the speed stays when the recording changes', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  player.setRate(1.5);
  player.toggle(second);
  expect(audio.element.playbackRate).toBe(1.5);
  expect(player.getState().rate).toBe(1.5);
});

test.each([
  [250, 250],
  [-20, 0],
  [700, 600],
])('a jump to %d lands on %d of 600 seconds', (target, landed) => {
  const { audio, player } = setUp();
  player.toggle(first);
  audio.arrive(600);
  player.seek(target);
  expect(audio.element.currentTime).toBe(landed);
  expect(player.getState().position).toBe(landed);
});

test('a jump before the length is known changes nothing', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  player.seek(30);
  expect(audio.element.currentTime).toBe(0);
});

test('after a failure a press loads the file once more', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  audio.breakDown();
  expect(player.getState().status).toBe('failed');
  audio.element.removeAttribute('src');
  player.toggle(first);
  expect(audio.element).toHaveAttribute('src', '/uploads/first.mp3');
  expect(player.getState().status).toBe('loading');
});

test('a browser that wants a press of its own leaves it paused', async () => {
  const { audio, player } = setUp();
  audio.element.play = () => Promise.reject(new DOMException('not yet', 'NotAllowedError'));
  player.toggle(first);
  await Promise.resolve();
  expect(player.getState().status).toBe('paused');
});

test('stop lets go of the file, and of what still comes from it', () => {
  const { audio, player } = setUp();
  player.toggle(first);
  audio.arrive(600);
  player.stop();
  audio.breakDown();
  expect(audio.element).not.toHaveAttribute('src');
  expect(player.getState()).toMatchObject({ recording: null, status: 'idle' });
});

test('who follows it hears of changes, until they turn away', () => {
  const { player } = setUp();
  const listener = jest.fn();
  const leave = player.subscribe(listener);
  player.setRate(2);
  leave();
  player.setRate(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
