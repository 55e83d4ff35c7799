import { errorsOf } from '../../testing/errors-of.ts';
import { membershipSchema } from './membership-schema.ts';

const ruth = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.org',
  phoneNumber: '4105550142',
  address: '',
};

test('four of the five are required, each in its own words', () => {
  expect(errorsOf(membershipSchema, {})).toEqual({
    firstName: 'First name is required',
    lastName: 'Last Name is required',
    email: 'Email is required',
    phoneNumber: 'Phone Number is required',
  });
  expect(errorsOf(membershipSchema, { ...ruth, firstName: '  ' })).toEqual({ firstName: 'First name is required' });
});

test('email and phone number have to look like it', () => {
  expect(errorsOf(membershipSchema, { ...ruth, email: 'ruth@', phoneNumber: '555-0142' })).toEqual({
    email: 'must be a valid email',
    phoneNumber: 'Invalid phone number',
  });
});

test('the address is optional', () => {
  expect(errorsOf(membershipSchema, ruth)).toEqual({});
  expect(errorsOf(membershipSchema, { ...ruth, address: '12 Bay Street' })).toEqual({});
});
