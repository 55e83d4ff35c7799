import { inspect } from 'node:util';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from 'section-kit/shell-api';
import { fill } from '../../testing/fill.ts';
import { PrayerForm } from './prayer-form.tsx';

const answers = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

const fetch = jest.spyOn(globalThis, 'fetch');
const log = jest.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  toastQueue.setState({ messages: [] });
  fetch.mockReset();
  log.mockReset();
});

const messages = () => toastQueue.getState().messages;
const request = () => screen.getByLabelText('Prayer request');

async function pray(): Promise<void> {
  render(<PrayerForm labelledBy="title" />);
  await fill({ 'Prayer request': 'For my mother.' });
  await userEvent.click(screen.getByRole('button', { name: 'Send prayer request' }));
  await waitFor(() => expect(messages()).toHaveLength(1));
}

test('a request without a name is sent, and the form is empty again', async () => {
  fetch.mockImplementation(answers(200, '{"data":{"id":"1"}}'));
  await pray();
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/prayer-requests');
  expect(JSON.parse(String(init?.body))).toEqual({
    data: { firstName: '', lastName: '', email: '', phoneNumber: '', prayerRequest: 'For my mother.' },
  });
  expect(messages()).toMatchObject([{ kind: 'success', text: 'Prayer Request Made Successfuly' }]);
  await waitFor(() => expect(request()).toHaveValue(''));
});

test('the message that comes back is shown', async () => {
  fetch.mockImplementation(answers(200, '{"message":"We will pray at dawn."}'));
  await pray();
  expect(messages()).toMatchObject([{ kind: 'success', text: 'We will pray at dawn.' }]);
});

test.each([
  [
    'the message of an error',
    answers(400, '{"error":{"message":"Write a little less, please."}}'),
    'Write a little less, please.',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    expect.stringMatching(/^Problem Sending Prayer Request\. .* Your answers are kept here/),
  ],
  ['a status without a message', answers(502, '{}'), 'Problem Sending Prayer Request'],
  ['an answer that is no JSON', answers(502, '<h1>Bad Gateway</h1>'), 'Problem Sending Prayer Request'],
])('%s is told and logged, and the form keeps its words', async (_case, answer, text) => {
  fetch.mockImplementation(answer);
  await pray();
  expect(messages()).toMatchObject([{ kind: 'error', text }]);
  expect(log).toHaveBeenCalledWith('Error sending prayer request:', expect.any(Error));
  expect(request()).toHaveValue('For my mother.');
});

test('a request that the site keeps and delivers later has been sent, in the site’s words', async () => {
  fetch.mockImplementation(answers(202, '{"data":null,"message":"We have your request, and pass it on."}'));
  await pray();
  expect(messages()).toMatchObject([{ kind: 'success', text: 'We have your request, and pass it on.' }]);
  await waitFor(() => expect(request()).toHaveValue(''));
});

test('a request tells how long it took to write, and of a homepage only when there is one', async () => {
  fetch.mockImplementation(answers(200, '{}'));
  await pray();
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('form-seconds')).toMatch(/^\d+$/);
  expect(headers.has('form-homepage')).toBe(false);

  await fill({ 'Prayer request': 'Buy now.' });
  const trap = document.querySelector<HTMLInputElement>('[name=homepage]');
  if (trap) trap.value = 'https://spam.example/Ж';
  await userEvent.click(screen.getByRole('button', { name: 'Send prayer request' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('form-homepage')).toBe(
    'https%3A%2F%2Fspam.example%2F%D0%96',
  );
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that repeats the request and breaks off', answers(200, '{"data":{"prayerRequest":"For my mother.')],
  ['a refusal that repeats the request', answers(400, '{"error":{"details":"For my mother."}}')],
])('%s: neither the message nor the log has a word of the request', async (_case, answer) => {
  fetch.mockImplementation(answer);
  await pray();
  const logged = log.mock.calls.flat().map((part) => inspect(part, { depth: null }));
  expect(logged.join('\n')).toContain('Error sending prayer request:');
  expect(logged.join('\n')).not.toMatch(/mother/);
  expect(messages()[0]?.text).not.toMatch(/mother/);
});
