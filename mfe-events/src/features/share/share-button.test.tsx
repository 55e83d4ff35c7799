import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runShare } from './run-share.ts';
import { ShareButton } from './share-button.tsx';

let alert: jest.SpyInstance;

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

async function press(share?: () => Promise<void>) {
  const spy = jest.fn(share);
  if (share) Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return spy;
}

const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

it('invites with the address of the page', async () => {
  render(<ShareButton />);
  const share = await press(() => Promise.resolve());
  expect(share).toHaveBeenCalledWith({
    title: 'Check out this event!',
    text: 'Soteria Church MD is inviting you',
    url: window.location.href,
  });
  expect(alert).not.toHaveBeenCalled();
});

it('needs no React for that, and stops when the element goes', async () => {
  document.body.innerHTML = '<div><button>Share</button></div>';
  const stop = runShare(document.body.firstElementChild as HTMLElement);
  expect(await press(() => Promise.resolve())).toHaveBeenCalledTimes(1);
  stop();
  expect(await press(() => Promise.resolve())).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

it('says so where the browser cannot', async () => {
  render(<ShareButton />);
  await press();
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Sharing is not supported in this browser.'));
});

it('is silent when the visitor changes their mind', async () => {
  render(<ShareButton />);
  await press(fail('AbortError'));
  expect(alert).not.toHaveBeenCalled();
});

it('says what else to do when it did not work, also without an error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  render(<ShareButton />);
  await press(fail('NotAllowedError'));
  await press(() => Promise.reject(null));
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(2));
  for (const [text] of alert.mock.calls) expect(text).toContain('copy the address');
  expect(log).toHaveBeenCalled();
});
