import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type PlayerState, playerStore } from 'section-kit/shell-api';
import { fakePlayer, renderAt } from 'section-kit/testing';
import { PlayerBar } from './player-bar.tsx';

const track = {
  id: '1',
  title: 'Light from the East',
  preacher: 'Pastor Grace Adeyemi',
  audio: '/uploads/light.mp3',
  cover: '/uploads/light.webp',
  page: '/sermons/light-from-the-east-1',
  chapters: [
    { start: 30, title: 'Arise' },
    { start: 90, title: 'Shine' },
  ],
};

/** The bar with a recording of ten minutes that plays, on a page of any section. */
function playing(state: Partial<PlayerState> = {}) {
  fakePlayer({ track, status: 'playing', duration: 600, ...state });
  renderAt('/events', <PlayerBar />);
}

const heard = () => playerStore.getState();

test('without a recording there is no bar', () => {
  playing({ track: null });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('it names what plays, and leads to its page', () => {
  playing();
  const bar = screen.getByRole('region', { name: 'Audio player' });
  expect(bar).toHaveTextContent('Pastor Grace Adeyemi');
  expect(screen.getByRole('link', { name: 'Light from the East' })).toHaveAttribute('href', track.page);
});

test('its picture keeps in view what staff marked', () => {
  playing({ track: { ...track, coverFocalPoint: { x: 100, y: 30 } } });
  expect(document.querySelector('img')).toHaveClass('cover', 'point', 'x100', 'y30');
});

test('it pauses, and goes on', async () => {
  playing({ position: 65 });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(heard().status).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(heard()).toMatchObject({ status: 'playing', position: 65 });
});

test('the position is a slider that speaks', () => {
  playing({ position: 65 });
  const slider = screen.getByRole('slider', { name: 'Position' });
  expect(slider).toHaveValue('65');
  expect(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes');
});

test('a length that is not known yet is none, and the slider waits at the beginning', () => {
  playing({ position: 65, duration: 0 });
  const slider = screen.getByRole('slider', { name: 'Position' });
  expect(slider).toBeDisabled();
  expect(slider).toHaveValue('0');
  expect(slider).toHaveAttribute('aria-valuetext', '1 minute 5 seconds');
  expect(screen.getByText('-:--')).toBeVisible();
});

test('the slider seeks', () => {
  playing();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '300' } });
  expect(heard().position).toBe(300);
});

test('it skips back and forward', async () => {
  playing();
  await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(heard().position).toBe(15);
});

test('the speed can be chosen', async () => {
  playing();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(heard().rate).toBe(1.5);
});

test('it says which chapter is heard, and leads to another', async () => {
  playing({ position: 20 });
  const chapter = screen.getByRole('combobox', { name: 'Chapter' });
  expect(chapter).toHaveDisplayValue('Beginning');
  act(() => playerStore.setState({ position: 31 }));
  expect(chapter).toHaveDisplayValue('0:30 Arise');
  await userEvent.selectOptions(chapter, '1:30 Shine');
  expect(heard().position).toBe(90);
});

test('a recording without chapters offers none', () => {
  playing({ track: { ...track, chapters: [] } });
  expect(screen.queryByRole('combobox', { name: 'Chapter' })).not.toBeInTheDocument();
});

test('a recording that cannot be played says so', () => {
  playing({ status: 'failed' });
  expect(screen.getByRole('status')).toHaveTextContent('This recording could not be played.');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('closing it ends the recording', async () => {
  playing();
  await userEvent.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(heard().track).toBeNull();
});
