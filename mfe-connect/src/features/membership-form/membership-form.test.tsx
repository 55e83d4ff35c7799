import { act, render, type RenderResult, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from 'section-kit/shell-api';
import { fill, RUTH } from '../../testing/fill.ts';
import { MembershipForm } from './membership-form.tsx';

const SENT = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.org',
  phoneNumber: '4105550142',
  address: '12 Bay Street',
};

const answers =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const fetch = jest.spyOn(globalThis, 'fetch');
const log = jest.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  toastQueue.setState({ messages: [] });
  fetch.mockReset();
  log.mockReset();
});

const button = () => screen.getByRole('button', { name: 'Join us' });
const messages = () => toastQueue.getState().messages;

function bodies(): unknown[] {
  return fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
}

/** What the edge tells submissions by. */
function keys(): (string | null)[] {
  return fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
}

function latestMessage() {
  const message = messages().at(-1);
  if (!message) throw new Error('nothing was said');
  return message;
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

async function join(): Promise<RenderResult> {
  const page = render(<MembershipForm labelledBy="title" />);
  await fill({ ...RUTH, 'Address (optional)': '12 Bay Street' });
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
  return page;
}

test('sends the five fields, says so, and is empty again', async () => {
  fetch.mockImplementation(answers(200));
  await join();
  expect(fetch).toHaveBeenCalledWith('/api/members', expect.objectContaining({ method: 'POST' }));
  expect(bodies()).toEqual([{ data: SENT }]);
  expect(messages()).toMatchObject([{ kind: 'success', text: 'Info sent successfuly !' }]);
});

test('a failure is logged, told in plain words, and the form is empty too', async () => {
  fetch.mockImplementation(offline);
  await join();
  expect(log).toHaveBeenCalledWith('Error creating member:', expect.objectContaining({ status: 0 }));
  expect(messages()).toHaveLength(1);
  expect(latestMessage()).toMatchObject({
    kind: 'error',
    text: 'Your details could not be sent. No answer came: please check your connection. What you wrote is kept below the form.',
  });
});

test('what the content API says is passed on; what only the log should have is not', async () => {
  fetch.mockImplementationOnce(answers(429, { error: { message: 'Too many requests: try again in 20 seconds' } }));
  await join();
  expect(latestMessage().text).toBe(
    'Your details could not be sent. Too many requests: try again in 20 seconds. What you wrote is kept below the form.',
  );
  fetch.mockImplementationOnce(answers(502));
  await tryAgain();
  expect(latestMessage().text).toMatch(/^Your details could not be sent. Something went wrong on our side\./);
});

test('Try again brings everything back and sends it; when that fails too, it is offered again', async () => {
  fetch.mockImplementation(offline);
  await join();
  let arrive: (response: Response) => void = () => undefined;
  fetch.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  await tryAgain();
  expect(screen.getByLabelText('First name')).toHaveValue('Ruth');
  expect(screen.getByLabelText('Address (optional)')).toHaveValue('12 Bay Street');
  expect(button()).toBeDisabled();
  await act(async () => arrive(new Response('{}', { status: 503 })));
  expect(screen.getByLabelText('First name')).toHaveValue('');

  fetch.mockImplementation(answers(200));
  await tryAgain();
  expect(bodies()).toEqual([{ data: SENT }, { data: SENT }, { data: SENT }]);
  expect(keys()).toEqual(Array(3).fill(expect.stringMatching(/^[\da-f-]{36}$/)));
  expect(new Set(keys()).size).toBe(1);
  expect(latestMessage()).toMatchObject({ kind: 'success', text: 'Info sent successfuly !' });
});

test('a refusal says which answer, in the form’s own words, and is not sent again as it is', async () => {
  const errors = [{ path: ['phoneNumber'], message: 'phoneNumber must match the following: "/^…$/"' }];
  fetch.mockImplementation(answers(400, { error: { message: '1 error', details: { errors } } }));
  await join();
  expect(latestMessage().text).toBe(
    'Your details could not be sent. Please correct: Phone number. What you wrote is kept below the form.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Correct your answers' }));
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/Invalid phone number$/);
  expect(screen.getByLabelText('First name')).toHaveValue('Ruth');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a phone number goes in one form, however it was written', async () => {
  fetch.mockImplementation(answers(200));
  render(<MembershipForm labelledBy="title" />);
  await fill({ ...RUTH, 'Phone number': '(410) 555-0142' });
  await userEvent.click(button());
  await waitFor(() => expect(bodies()).toMatchObject([{ data: { phoneNumber: '4105550142' } }]));
});

test('a form that the site keeps and delivers later has been sent, in the same words', async () => {
  fetch.mockImplementation(answers(202, { data: null, message: 'We have it, and pass it on.' }));
  await join();
  expect(messages()).toMatchObject([{ kind: 'success', text: 'Info sent successfuly !' }]);
});

test('after a failure the answers are back with the page, until they were sent', async () => {
  fetch.mockImplementation(offline);
  const page = await join();
  page.unmount();
  const reloaded = render(<MembershipForm labelledBy="title" />);
  expect(screen.getByLabelText('First name')).toHaveValue('Ruth');
  fetch.mockImplementation(answers(200));
  await userEvent.click(button());
  await waitFor(() => expect(latestMessage()).toMatchObject({ kind: 'success' }));
  reloaded.unmount();
  render(<MembershipForm labelledBy="title" />);
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(new Set(keys()).size).toBe(1);
});
