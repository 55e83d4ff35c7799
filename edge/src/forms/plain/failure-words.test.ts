import { failureWords } from './failure-words.ts';

const STILL_THERE = 'your answers are still in the form';

it.each([
  [400, 'needs another look', STILL_THERE, 'Correct them and send the form again.'],
  [403, 'came from another website', 'Open the form on our own site', 'send it from there.'],
  [413, 'longer than we can take', STILL_THERE, 'Shorten the text and send the form again.'],
  [415, 'that we cannot read', 'Open the form on our own site', 'send it from there.'],
  [429, 'Many forms came from your connection', 'Wait a minute.', STILL_THERE, 'Send the form once more.'],
  [500, 'on our side is not working', 'We are sorry.', STILL_THERE, 'once more in a few minutes.'],
  [503, 'on our side is not working', 'We are sorry.', STILL_THERE, 'once more in a few minutes.'],
])('%s says what happened, and what helps', (status, ...words) => {
  const { why, mend } = failureWords(status);
  for (const part of words) expect(`${why} ${mend}`).toContain(part);
});
