import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from 'shared/shell-api';
import { fill } from '../../testing/fill.ts';
import { PrayerForm } from './prayer-form.tsx';

const answers = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

const fetch = jest.spyOn(globalThis, 'fetch');
const log = jest.spyOn(console, 'error');

beforeEach(() => {
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
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Problem Sending Prayer Request'],
  ['a status without a message', answers(502, '{}'), 'Problem Sending Prayer Request'],
  ['an answer that is no JSON', answers(502, '<h1>Bad Gateway</h1>'), 'Problem Sending Prayer Request'],
])('%s is told and logged, and the form keeps its words', async (_case, answer, text) => {
  fetch.mockImplementation(answer);
  await pray();
  expect(messages()).toMatchObject([{ kind: 'error', text }]);
  expect(log).toHaveBeenCalledWith('Error sending prayer request:', expect.any(Error));
  expect(request()).toHaveValue('For my mother.');
});
