import { NO_SETTINGS } from 'shared/content';
import { FILLED_SETTINGS } from 'shared/testing';
import { EmailFailure } from './email-failure.ts';

test.each([
  [{ status: 451, text: 'blocked' }, 451, '451 Unavailable For Headless Browser blocked'],
  [{ status: 418, text: 'a teapot' }, 418, '418 a teapot'],
  ['The Public Key is required.', 0, '0 No answer The Public Key is required.'],
  [new TypeError('Failed to fetch'), 0, '0 No answer Failed to fetch'],
])('whatever the library rejects with becomes an error with a status: %j', (cause, status, message) => {
  const failure = new EmailFailure(cause);
  expect(failure).toMatchObject({ status, message, cause });
  expect(failure.words({ phone: '', email: '' })).not.toContain('fetch');
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
