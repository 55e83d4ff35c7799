import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buttonClass } from './button-class.ts';
import { Button } from './button.tsx';

test('a button inside a form does not send it unless asked to', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('keeps the class of its user beside its own', () => {
  render(
    <Button variant="secondary" className="wide">
      Learn more
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveClass('button', 'secondary', 'wide');
});

test('a link can look like a button', () => {
  render(
    <a href="/about-us" className={buttonClass()}>
      What's Next
    </a>,
  );
  expect(screen.getByRole('link')).toHaveClass('button', 'primary');
});
