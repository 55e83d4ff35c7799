import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Video } from './video.tsx';
import { playerStore } from 'section-kit/shell-api';
import { fakePlayer } from 'section-kit/testing';
import { toVideoSource, type VideoSource } from './video-source.ts';

const youtube = toVideoSource('https://youtu.be/aqz-KE-bpKQ') as VideoSource;
const file: VideoSource = { kind: 'file', src: '/uploads/sermon.mp4' };

/** A player without a role or a name of its own: the group around it has the name. */
async function findPlayer(): Promise<Element> {
  return waitFor(() => {
    const player = screen.getByRole('group', { name: 'Video: Light from the East' }).querySelector('video');
    if (!player) throw new Error('no <video> yet');
    return player;
  });
}

/** Everything in the document that would reach another host. */
function foreignElements(): Element[] {
  return [...document.querySelectorAll('script, iframe, video, link')];
}

beforeEach(() => {
  // jsdom has none.
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => new EventTarget() });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('before the click there is a poster and a play button, and nothing is asked of the host', () => {
  render(<Video source={youtube} title="Light from the East" />);
  expect(screen.getByRole('button', { name: 'Play video: Light from the East' })).toBeVisible();
  expect(foreignElements()).toEqual([]);
});

test('the server writes no style attribute', () => {
  expect(renderToString(<Video source={youtube} title="Light from the East" />)).not.toContain('style=');
});

test('after the click it says that it loads, and keeps the focus', async () => {
  render(<Video source={file} title="Light from the East" />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status', { name: 'Loading the video' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Video: Light from the East' })).toHaveFocus();
});

test('a recording that plays is paused', async () => {
  fakePlayer({ status: 'playing' });
  render(<Video source={file} title="Light from the East" />);
  await userEvent.click(screen.getByRole('button'));
  await findPlayer();
  expect(playerStore.getState().status).toBe('paused');
});

test('poster and player have a place of 640 by 360', () => {
  const { container } = render(<Video source={file} title="Light from the East" />);
  const poster = container.querySelector('img');
  expect(poster).toHaveAttribute('width', '640');
  expect(poster).toHaveAttribute('height', '360');
});

test('a file plays without any host', async () => {
  render(<Video source={file} title="Light from the East" />);
  await userEvent.click(screen.getByRole('button'));
  expect(await findPlayer()).toHaveAttribute('src', '/uploads/sermon.mp4');
  expect(document.querySelector('script')).toBeNull();
});

test('a file that cannot be played says so, and is tried again', async () => {
  render(<Video source={file} title="Light from the East" />);
  await userEvent.click(screen.getByRole('button'));
  fireEvent.error(await findPlayer());
  expect(await screen.findByRole('alert')).toHaveTextContent('The video could not be loaded.');
  expect(screen.getByRole('link', { name: 'Open the video in a new tab' })).toHaveAttribute(
    'href',
    '/uploads/sermon.mp4',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findPlayer()).toBeInTheDocument();
});
