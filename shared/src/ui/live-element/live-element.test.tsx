import { act, render, screen } from '@testing-library/react';
import { defineElement, LiveElement } from './index.ts';

/** Says how often it was started and ended. */
function behaviour(element: HTMLElement) {
  const place = element.querySelector('b') as HTMLElement;
  place.textContent = 'Alive';
  const ended = new AbortController();
  element.addEventListener('click', () => void (place.textContent = 'Pressed'), { signal: ended.signal });
  return () => {
    ended.abort();
    place.textContent = 'Ended';
  };
}

function Part({ name = 'test-part', text = 'Quiet' }) {
  return (
    <LiveElement name={name} behaviour={behaviour} data-text={text}>
      <b>{text}</b>
    </LiveElement>
  );
}

it('is alive where a navigation draws it, and ends with its page', () => {
  const { unmount } = render(<Part />);
  const place = screen.getByText('Alive');
  act(() => place.click());
  expect(place).toHaveTextContent('Pressed');
  unmount();
  expect(place).toHaveTextContent('Ended');
});

it('is alive in the server’s HTML before React is there, and hydration leaves it as it is', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<served-part data-text="Quiet" data-live=""><b>Quiet</b></served-part>';
  defineElement('served-part', behaviour);
  const place = screen.getByText('Alive');
  place.click();
  const complaints: unknown[] = [];
  const onRecoverableError = (error: unknown) => void complaints.push(error);
  const { rerender } = render(<Part name="served-part" />, { container, hydrate: true, onRecoverableError });
  rerender(<Part name="served-part" text="Other" />);
  expect(screen.getByText('Pressed')).toBe(place);
  expect(complaints).toEqual([]);
});

it('is what its first definition makes of it', () => {
  defineElement('twice-part', behaviour);
  expect(() => defineElement('twice-part', () => () => undefined)).not.toThrow();
  render(<Part name="twice-part" />);
  expect(screen.getByText('Alive')).toBeVisible();
});
