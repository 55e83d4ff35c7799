import { HttpError } from 'shared/http';
import { refusalsOf } from './refusals-of.ts';

const ANSWERS = { firstName: '', email: 'ruth@example.org', phoneNumber: '12', details: 'A ride.' };

const refused = (status: number, ...fields: string[]) =>
  refusalsOf(new HttpError('refused', status, { fields }), ANSWERS);

test.each([400, 413, 422])('%i names what to correct, in the form’s own words', (status) => {
  expect(refused(status, 'firstName', 'phoneNumber')).toEqual({
    firstName: 'First name is required',
    phoneNumber: 'Invalid phone number',
  });
});

test('what is right by this page’s rules may be wrong by newer ones', () => {
  expect(refused(400, 'email')).toEqual({ email: 'must be a valid email' });
});

test('a field that the form does not have is none of its visitor’s', () => {
  expect(refused(400, 'isAdmin', 'address')).toEqual({});
  expect(refused(422)).toEqual({});
});

test.each([0, 401, 403, 404, 429, 500, 503])('after %i the same answers may go at another time', (status) => {
  expect(refused(status, 'email')).toBeUndefined();
});

test('any other failure is no refusal', () => {
  expect(refusalsOf(Object.assign(new Error('no'), { status: 400, fields: ['email'] }), ANSWERS)).toBeUndefined();
});
