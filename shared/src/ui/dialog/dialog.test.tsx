import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

beforeAll(() => {
  // jsdom has the element but not its behaviour.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('opens with its name, and asks to be closed by its button or a press beside it', async () => {
  const close = jest.fn();
  const dialogIs = (open: boolean) => (
    <Dialog open={open} onClose={close} title="Share">
      Copy the address.
    </Dialog>
  );
  const { rerender } = render(dialogIs(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  rerender(dialogIs(true));
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  await userEvent.click(screen.getByText('Copy the address.'));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});
