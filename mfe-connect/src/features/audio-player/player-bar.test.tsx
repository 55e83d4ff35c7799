import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeAudio } from './fake-audio.ts';
import { PlayerBar } from './player-bar.tsx';
import { createPlayer } from './player.ts';

const recording = {
  id: '1',
  title: 'Light from the East',
  preacher: 'Pastor Grace Adeyemi',
  audio: '/uploads/light.mp3',
  cover: '/uploads/light.webp',
};

/** The bar with a recording of ten minutes that plays. */
function playing() {
  const audio = createFakeAudio();
  const player = createPlayer(() => audio.element);
  render(<PlayerBar player={player} />);
  act(() => {
    player.toggle(recording);
    audio.arrive(600);
  });
  return { audio, player };
}

test('without a recording there is no bar', () => {
  render(<PlayerBar player={createPlayer()} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('it names what plays', () => {
  playing();
  const bar = screen.getByRole('region', { name: 'Audio player' });
  expect(bar).toHaveTextContent('Light from the East');
  expect(bar).toHaveTextContent('Pastor Grace Adeyemi');
});

test('it pauses and plays', async () => {
  playing();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the position is a slider that speaks', () => {
  const { audio } = playing();
  act(() => audio.tick(65));
  const slider = screen.getByRole('slider', { name: 'Position' });
  expect(slider).toHaveValue('65');
  expect(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes');
});

test('the slider seeks', () => {
  const { audio } = playing();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '300' } });
  expect(audio.element.currentTime).toBe(300);
});

test('it skips back and forward', async () => {
  const { audio } = playing();
  await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(audio.element.currentTime).toBe(15);
});

test('the speed can be chosen', async () => {
  const { audio } = playing();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(audio.element.playbackRate).toBe(1.5);
});

test('a recording that cannot be played says so', () => {
  const { audio } = playing();
  act(() => audio.breakDown());
  expect(screen.getByRole('status')).toHaveTextContent('This recording could not be played.');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('closing it ends the recording', async () => {
  const { audio } = playing();
  await userEvent.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(audio.element.paused).toBe(true);
});
