import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StateMessage } from './state-message.tsx';

afterEach(() => document.body.replaceChildren());

test('an error is announced and offers Try again', async () => {
  const retry = jest.fn();
  render(
    <StateMessage kind="error" title="Error fetching events" onRetry={retry}>
      Our calendar did not answer.
    </StateMessage>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error fetching eventsOur calendar did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('while the second try runs, the button keeps the focus and does nothing', async () => {
  const retry = jest.fn();
  render(<StateMessage kind="error" title="Error fetching events" onRetry={retry} retrying />);
  const button = screen.getByRole('button', { name: 'Trying again…' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(retry).not.toHaveBeenCalled();
});

test('without the page’s script Try again loads the page anew', () => {
  document.body.innerHTML = renderToString(
    <StateMessage kind="error" title="Error fetching events" onRetry={jest.fn()} />,
  );
  expect(screen.getByText('Try again')).toHaveProperty('href', document.URL);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an empty list is not an alarm', () => {
  render(<StateMessage kind="empty" title="No events for Youths yet" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
