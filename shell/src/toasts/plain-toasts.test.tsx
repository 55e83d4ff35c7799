import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastQueue } from 'shared/shell-api';
import { Toasts } from './toasts.tsx';

let offline = true;
jest.mock('./toast-outlet.tsx', () => {
  if (offline) throw new Error('Loading chunk failed.');
  return jest.requireActual('./toast-outlet.tsx');
});

test('messages are shown and closed without the library, which the next one loads', async () => {
  render(<Toasts />);
  act(() => toast.prepare());
  act(() => toast.error('Not sent'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
  act(() => toast.success('Another one is'));
  expect(await screen.findByRole('status')).toHaveTextContent('Another one is');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0]!);
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument();

  offline = false;
  act(() => toast.success('The connection is back'));
  await waitFor(() => expect(toastQueue.getState().messages).toEqual([]));
  expect(await screen.findByText('Another one is')).toBeVisible();
  expect(await screen.findByText('The connection is back')).toBeVisible();
});
