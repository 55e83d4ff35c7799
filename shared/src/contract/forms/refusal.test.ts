import { describeRefusal, isRefusal, refusalMessage } from './refusal.ts';

test.each([
  [true, [400, 413, 422]],
  [false, [0, 200, 202, 401, 403, 404, 408, 429, 500, 502, 503]],
])('whether the same form would be refused again: %s after %j', (refused, statuses) => {
  for (const status of statuses) expect([status, isRefusal(status)]).toEqual([status, refused]);
});

test('an answer that is right by these rules is still named as wrong', () => {
  expect(refusalMessage('email', 'ruth@example.org')).toBe('must be a valid email');
  expect(refusalMessage('address', '')).toBe('Address is required');
});

test.each([
  ['email', 'Email', undefined, 'Email is required'],
  ['email', 'Email', null, 'Email is required'],
  ['phoneNumber', 'Phone number', '  ', 'Phone Number is required'],
  ['phoneNumber', 'Phone number', 42, 'Phone number must be a text'],
  ['phoneNumber', 'Phone number', ' (410) 555-0142 ', 'Invalid phone number'],
  ['isAdmin', 'isAdmin', true, 'Unknown field: isAdmin'],
  ['toString', 'toString', 'x', 'Unknown field: toString'],
])('a refused %s is described with its label (%s): %j', (field, label, value, message) => {
  expect(describeRefusal(field, value)).toEqual({ field, label, message });
});
