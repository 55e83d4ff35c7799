import { NO_SETTINGS } from 'shared/content';
import { FILLED_SETTINGS } from 'section-kit/testing';
import { EmailFailure } from './email-failure.ts';

test.each([
  [{ status: 451, text: 'blocked' }, 451, '451 Unavailable For Headless Browser blocked'],
  [{ status: 418, text: 'a teapot' }, 418, '418 a teapot'],
  [{ status: 403, text: '' }, 403, '403 Forbidden'],
  [{ status: 429, text: '' }, 429, '429 Too Many Requests'],
  [{ status: '429', text: 'a text for a number' }, 0, '0 No answer a text for a number'],
  [{ message: 'no status' }, 0, '0 No answer no status'],
  [{}, 0, '0 No answer'],
  [null, 0, '0 No answer null'],
  [undefined, 0, '0 No answer undefined'],
  ['The Public Key is required.', 0, '0 No answer The Public Key is required.'],
  [new TypeError('Failed to fetch'), 0, '0 No answer Failed to fetch'],
])('whatever the library rejects with becomes an error with a status: %j', (cause, status, message) => {
  const failure = new EmailFailure(cause);
  expect(failure).toMatchObject({ status, message, cause });
  expect(failure.words({ phone: '', email: '' })).not.toContain('fetch');
});

test.each([
  [0, 'No answer came: please check your connection. Your answers are kept here'],
  [400, 'One of your answers was not accepted: it may be too long.'],
  [403, 'Our email service did not accept it.'],
  [429, 'There were too many messages just now: please wait a minute and send it again.'],
  [451, 'Our email service takes no messages from this browser.'],
  [500, 'Something went wrong at our email service: please'],
])('%i is told in plain words', (status, words) => {
  const told = new EmailFailure({ status, text: 'for the log' }).words(FILLED_SETTINGS);
  expect(told).toMatch(/^Your message could not be sent\. /);
  expect(told).toContain(words);
  expect(told).not.toContain('for the log');
});

test('its name is its own', () => {
  expect(new EmailFailure({ status: 500 }).name).toBe('EmailFailure');
});

test.each([
  [403, 'Please call us at (443) 555-0177, or write from another email address.'],
  [451, 'Please call us at (443) 555-0177, write to office@church.example, or use another browser.'],
  [500, 'please try again later, or call us at (443) 555-0177.'],
])('%i names the other ways to the church', (status, words) => {
  expect(new EmailFailure({ status, text: '' }).words(FILLED_SETTINGS)).toContain(words);
});

test.each([
  [403, 'Please write from another email address.'],
  [451, 'Please use another browser.'],
  [500, 'please try again later.'],
])('%i sends nobody to a phone or an address that staff cleared', (status, words) => {
  expect(new EmailFailure({ status, text: '' }).words(NO_SETTINGS)).toContain(words);
});
