import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ButtonOrLink } from './button-or-link.tsx';

const press = jest.fn();
const back = (
  <ButtonOrLink href="/" variant="secondary" onClick={press}>
    Go back
  </ButtonOrLink>
);

afterEach(() => {
  press.mockReset();
  document.body.replaceChildren();
});

test('without the page’s script it is a link', () => {
  document.body.innerHTML = renderToString(back);
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link')).toHaveClass('button', 'secondary');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with it, a button', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(back);
  const onRecoverableError = jest.fn();
  render(back, { container, hydrate: true, onRecoverableError });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('in a page that is alive already it is a button at once', () => {
  render(back);
  expect(screen.getByRole('button', { name: 'Go back' })).toHaveClass('button', 'secondary');
});
