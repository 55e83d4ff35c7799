import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toastQueue } from 'section-kit/shell-api';
import { ShareButton } from './share-button.tsx';

let alert: jest.SpyInstance;

beforeEach(() => {
  toastQueue.setState({ messages: [] });
  alert = jest.spyOn(window, 'alert').mockImplementation();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

async function press(share?: () => Promise<void>) {
  const spy = jest.fn(share);
  if (share) Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  render(<ShareButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return spy;
}

const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

it('is not there until the page’s script can answer it', () => {
  const waiting = () => document.querySelector('button')?.classList.contains('waiting');
  document.body.innerHTML = renderToString(<ShareButton />);
  expect(waiting()).toBe(true);
  document.body.replaceChildren();
  render(<ShareButton />);
  expect(waiting()).toBe(false);
});

it('invites with the address of the page', async () => {
  const share = await press(() => Promise.resolve());
  expect(share).toHaveBeenCalledWith({
    title: 'Check out this event!',
    text: 'Soteria Church MD is inviting you',
    url: window.location.href,
  });
  expect(alert).not.toHaveBeenCalled();
});

it('says so where the browser cannot', async () => {
  await press();
  expect(alert).toHaveBeenCalledWith('Sharing is not supported in this browser.');
});

it('is silent when the visitor changes their mind', async () => {
  await press(fail('AbortError'));
  expect(alert).not.toHaveBeenCalled();
  expect(toastQueue.getState().messages).toEqual([]);
});

it('says so when the browser fails without an error', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await press(() => Promise.reject(null));
  expect(toastQueue.getState().messages).toMatchObject([{ kind: 'error' }]);
});

it('says what else to do when it did not work', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await press(fail('NotAllowedError'));
  expect(log).toHaveBeenCalled();
  expect(toastQueue.getState().messages).toMatchObject([
    { kind: 'error', text: expect.stringContaining('copy the address') },
  ]);
});
