import { EmailFailure } from './email-failure.ts';

test.each([
  [{ status: 451, text: 'blocked' }, 451, '451 Unavailable For Headless Browser blocked'],
  [{ status: 418, text: 'a teapot' }, 418, '418 a teapot'],
  ['The Public Key is required.', 0, '0 No answer The Public Key is required.'],
  [new TypeError('Failed to fetch'), 0, '0 No answer Failed to fetch'],
])('whatever the library rejects with becomes an error with a status: %j', (cause, status, message) => {
  const failure = new EmailFailure(cause);
  expect(failure).toMatchObject({ status, message, cause });
  expect(failure.words).not.toContain('fetch');
});
