import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastQueue } from 'shared/shell-api';
import { TOAST_SETTINGS } from './toast-settings.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  // jsdom's document never has the focus, which would pause every timer.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  toastQueue.setState({ messages: [], expected: false });
});

function timer(message: HTMLElement): HTMLElement {
  const bar = message.querySelector<HTMLElement>('[role="progressbar"]');
  if (!bar) throw new Error('The message has no timer.');
  return bar;
}

async function shown(text: string, role: 'alert' | 'status'): Promise<HTMLElement> {
  const message = (await screen.findByText(text)).closest<HTMLElement>(`[role="${role}"]`);
  if (!message) throw new Error(`'${text}' is not in a ${role}.`);
  // The timer starts when the message has come in.
  fireEvent.animationEnd(message);
  return message;
}

test('behaves as the specification says', () => {
  expect(TOAST_SETTINGS).toEqual({
    position: 'top-right',
    autoClose: 5000,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: 'touch',
    draggablePercent: 80,
    theme: 'light',
    limit: 3,
  });
});

test('shows what was said before it was there, errors as alerts and successes as status', async () => {
  toast.error('Problem Sending Prayer Request');
  render(<Toasts />);
  await shown('Problem Sending Prayer Request', 'alert');
  act(() => toast.success('Prayer Request Made Successfuly'));
  await shown('Prayer Request Made Successfuly', 'status');
  expect(toastQueue.getState().messages).toEqual([]);
});

test('its clock stands still while the pointer rests on it or the window is left', async () => {
  render(<Toasts />);
  act(() => toast.success('Info sent successfuly !'));
  const message = await shown('Info sent successfuly !', 'status');
  const { style } = timer(message);
  expect(style.animationDuration).toBe('5000ms');
  expect(style.animationPlayState).toBe('running');

  await userEvent.hover(message);
  expect(style.animationPlayState).toBe('paused');
  await userEvent.unhover(message);
  expect(style.animationPlayState).toBe('running');
  fireEvent.blur(window);
  expect(style.animationPlayState).toBe('paused');
  fireEvent.focus(window);
  expect(style.animationPlayState).toBe('running');
});

test('waits while the keyboard is on it, and can be closed by it', async () => {
  render(<Toasts />);
  act(() => toast.error('Not sent'));
  const message = await shown('Not sent', 'alert');
  const close = screen.getByRole('button', { name: 'Close message' });
  act(() => close.focus());
  expect(timer(message).style.animationPlayState).toBe('paused');
  await userEvent.keyboard('{Enter}');
  fireEvent.animationEnd(message);
  await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
});

test('a fourth message waits until one is gone', async () => {
  render(<Toasts />);
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast.success(text)));
  const first = await shown('one', 'status');
  expect(screen.getByText('three')).toBeInTheDocument();
  expect(screen.queryByText('four')).not.toBeInTheDocument();

  fireEvent.animationEnd(timer(first));
  fireEvent.animationEnd(first);
  expect(await screen.findByText('four')).toBeInTheDocument();
});

test('what shows messages is there before the first one when somebody expects it', async () => {
  render(<Toasts />);
  expect(screen.queryByRole('region', { name: /^Messages/ })).not.toBeInTheDocument();
  act(() => toast.prepare());
  expect(await screen.findByRole('region', { name: /^Messages/ })).toBeInTheDocument();
});
