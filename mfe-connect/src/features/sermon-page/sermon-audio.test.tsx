import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { playerStore } from 'section-kit/shell-api';
import { fakePlayer } from 'section-kit/testing';
import { SermonAudio } from './sermon-audio.tsx';

const track = {
  id: 'a1',
  title: 'The Well',
  preacher: null,
  audio: '/uploads/well.mp3',
  cover: '/uploads/well.webp',
  page: '/sermons/the-well-a1',
  chapters: [],
};
const audio = <SermonAudio track={track} />;

beforeEach(() => fakePlayer());

/** The page's script arrives where the server's HTML stands. @param native what the visitor did with it */
function hydrate(native: (controls: HTMLAudioElement) => void): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(audio);
  native(screen.getByLabelText('The Well'));
  render(audio, { container, hydrate: true });
  expect(screen.queryByLabelText('The Well')).not.toBeInTheDocument();
}

test('the player takes the place of the browser’s own controls', () => {
  hydrate(() => undefined);
  expect(screen.getByRole('button', { name: 'Listen: The Well' })).toBeVisible();
  expect(playerStore.getState().track).toBeNull();
});

test('what plays there goes on in the player', () => {
  hydrate((controls) => {
    Object.defineProperty(controls, 'paused', { value: false });
    controls.currentTime = 42;
  });
  expect(screen.getByRole('button', { name: 'Pause: The Well' })).toBeVisible();
  expect(playerStore.getState()).toMatchObject({ track, position: 42 });
});
