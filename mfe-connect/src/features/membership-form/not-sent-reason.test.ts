import { HttpError } from 'shared/http';
import { notSentReason } from './not-sent-reason.ts';

const failed = (status: number, said?: string) => notSentReason(new HttpError('no', status, { said }), undefined);

test.each([
  ['no answer', failed(0), 'No answer came: please check your connection.'],
  ['a failure of the site', failed(502), 'Something went wrong on our side.'],
  ['a bug', notSentReason(new Error('x is undefined'), undefined), 'Something went wrong on our side.'],
  [
    'a bug with a number',
    notSentReason(Object.assign(new Error('no'), { status: 0 }), undefined),
    'Something went wrong on our side.',
  ],
  ['words without an end', failed(429, 'Try again in 20 seconds'), 'Try again in 20 seconds.'],
  ['a sentence', failed(429, 'Try again.'), 'Try again.'],
  ['a question', failed(409, 'Are you a member already?'), 'Are you a member already?'],
  ['a call', failed(429, 'Not so fast!'), 'Not so fast!'],
  ['sentences', failed(429, 'Wait. Then try again'), 'Wait. Then try again.'],
  ['no words', failed(0, ''), 'No answer came: please check your connection.'],
])('%s: what happened is told', (_name, told, words) => {
  expect(told).toBe(`Your details could not be sent. ${words}`);
});

test('the answers to correct are named in the order of the form', () => {
  const refused = { phoneNumber: 'Invalid phone number', firstName: 'First name is required' };
  expect(notSentReason(new HttpError('no', 400), refused)).toBe(
    'Your details could not be sent. Please correct: First name, Phone number.',
  );
  expect(notSentReason(new HttpError('no', 422), {})).toBe(
    'Your details could not be sent. An answer was not accepted.',
  );
});
