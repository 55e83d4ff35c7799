import { FIELDS, isFieldName } from './fields.ts';
import { FORMS } from './forms.ts';

test.each([
  ['firstName', 'First name', 'First name is required', 'First name is too long'],
  ['lastName', 'Last name', 'Last Name is required', 'Last Name is too long'],
  ['email', 'Email', 'Email is required', 'must be a valid email'],
  ['phoneNumber', 'Phone number', 'Phone Number is required', 'Invalid phone number'],
  ['address', 'Address', 'Address is required', 'Address is too long'],
  ['prayerRequest', 'Prayer request', 'Prayer request required', 'Prayer request is too long'],
  ['details', 'Details', 'Please fill in the details', 'The details are too long'],
] as const)('%s has the words of the specification', (name, label, missing, wrong) => {
  expect(FIELDS[name]).toMatchObject({ label, missing, wrong });
});

test('each field may be as long as the content API stores it', () => {
  expect(Object.entries(FIELDS).map(([name, { longest }]) => [name, longest])).toEqual([
    ['firstName', 100],
    ['lastName', 100],
    ['email', 254],
    ['phoneNumber', 40],
    ['address', 300],
    ['prayerRequest', 5_000],
    ['details', 5_000],
  ]);
});

test('only two fields have a pattern', () => {
  const patterned = Object.entries(FIELDS).filter(([, field]) => 'pattern' in field);
  expect(patterned.map(([name]) => name)).toEqual(['email', 'phoneNumber']);
});

test('a name from outside is a field’s, or it is not', () => {
  expect(['email', 'isAdmin', 'toString', '__proto__', ''].filter(isFieldName)).toEqual(['email']);
});

test('each form needs what the specification says', () => {
  const person = ['firstName', 'lastName', 'email', 'phoneNumber'];
  expect(FORMS).toEqual({
    member: { required: person, optional: ['address'], path: '/api/members' },
    'prayer-request': { required: ['prayerRequest'], optional: person, path: '/api/prayer-requests' },
    message: { required: [...person, 'details'], optional: [], path: '/api/v1.0/email/send-form' },
  });
});
