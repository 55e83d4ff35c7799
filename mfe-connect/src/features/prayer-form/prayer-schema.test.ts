import { errorsOf } from '../../testing/errors-of.ts';
import { prayerSchema } from './prayer-schema.ts';

test('only the request itself is required', () => {
  expect(errorsOf(prayerSchema, {})).toEqual({ prayerRequest: 'Prayer request required' });
  const nameless = { firstName: '', lastName: '', email: '', phoneNumber: '', prayerRequest: 'For my mother.' };
  expect(errorsOf(prayerSchema, nameless)).toEqual({});
});

test('email and phone number, if given, have to look like it', () => {
  const answers = { email: 'ruth.example.org', phoneNumber: '12345', prayerRequest: 'For my mother.' };
  expect(errorsOf(prayerSchema, answers)).toEqual({
    email: 'must be a valid email',
    phoneNumber: 'Invalid phone number',
  });
});
