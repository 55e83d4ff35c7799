import { waitFor } from '@testing-library/react';
import type { Track } from 'shared/shell-api';
import { createFakeAudio, type FakeAudio } from '../testing/fake-audio.ts';

const track: Track = {
  id: 'a1',
  title: 'The Well',
  preacher: null,
  audio: '/uploads/well.mp3',
  cover: '/uploads/well.webp',
  page: '/sermons/the-well-a1',
  chapters: [],
};

let audio: FakeAudio;
let created: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  audio = createFakeAudio();
  created = jest.spyOn(globalThis, 'Audio').mockImplementation(() => audio.element);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.dontMock('./create-player.ts');
});

/** A page of this tab, with the player as sections know it. */
async function openPage() {
  jest.resetModules();
  const { startPlayer } = await import('./start-player.ts');
  const { player, playerStore, toastQueue } = await import('shared/shell-api');
  startPlayer();
  return {
    player,
    state: playerStore.getState,
    messages: () => toastQueue.getState().messages.map(({ text }) => text),
  };
}

test('there is no audio element before the first play, and one for all', async () => {
  const { player, state } = await openPage();
  expect(created).not.toHaveBeenCalled();
  player.play(track);
  expect(state()).toMatchObject({ track, status: 'loading' });
  await waitFor(() => expect(audio.element).toHaveAttribute('src', track.audio));
  player.play({ ...track, id: 'b2', audio: '/uploads/vine.mp3' });
  expect(audio.element).toHaveAttribute('src', '/uploads/vine.mp3');
  expect(created).toHaveBeenCalledTimes(1);
});

test('the press itself loads the element, which is what Safari asks for', async () => {
  const load = jest.spyOn(audio.element, 'load');
  const { player } = await openPage();
  player.play(track);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is pressed before its code is there happens in that order', async () => {
  const { player, state } = await openPage();
  player.play(track);
  player.pause();
  await waitFor(() => expect(state().status).toBe('paused'));
});

test('without its code it says so, and the next press tries again', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  jest.doMock('./create-player.ts', () => {
    if (broken) throw new Error('the file did not come');
    return jest.requireActual<object>('./create-player.ts');
  });
  const { player, state, messages } = await openPage();
  player.play(track);
  await waitFor(() => expect(messages()).toEqual(['This recording could not be played. Please try again.']));
  expect(state()).toMatchObject({ track: null, status: 'idle' });
  expect(log).toHaveBeenCalledWith('The player cannot be loaded.', expect.any(Error));
  broken = false;
  player.play(track);
  await waitFor(() => expect(audio.element).toHaveAttribute('src', track.audio));
});
