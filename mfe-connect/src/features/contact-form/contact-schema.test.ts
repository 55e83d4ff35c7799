import { errorsOf } from '../../testing/errors-of.ts';
import { contactSchema } from './contact-schema.ts';

test('who writes is asked as at the membership, and the details are required', () => {
  expect(errorsOf(contactSchema, {})).toEqual({
    firstName: 'First name is required',
    lastName: 'Last Name is required',
    email: 'Email is required',
    phoneNumber: 'Phone Number is required',
    details: 'Please fill in the details',
  });
});

test('email and phone number have to look like it', () => {
  const answers = {
    firstName: 'Ruth',
    lastName: 'Okafor',
    email: 'ruth',
    phoneNumber: '+1',
    details: 'A ride on Sunday.',
  };
  expect(errorsOf(contactSchema, answers)).toEqual({
    email: 'must be a valid email',
    phoneNumber: 'Invalid phone number',
  });
});
