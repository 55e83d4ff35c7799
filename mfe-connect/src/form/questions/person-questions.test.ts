import { FORMS, type FormName } from 'shared/contract';
import { personQuestions } from './person-questions.ts';

const of = (form: FormName) => Object.fromEntries(personQuestions(form).map(({ name, ...rest }) => [name, rest]));

test('a browser fills in what it knows of its user, and a phone shows the fitting keys', () => {
  expect(of('member')).toMatchObject({
    firstName: { label: 'First name', autoComplete: 'given-name' },
    lastName: { label: 'Last name', autoComplete: 'family-name' },
    email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
    phoneNumber: { label: 'Phone number', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  });
});

test('the names share a line; how a phone number may look is said before somebody is wrong', () => {
  const { firstName, lastName, email, phoneNumber } = of('member');
  expect([firstName?.half, lastName?.half, email?.half, phoneNumber?.half]).toEqual([true, true, undefined, undefined]);
  expect(phoneNumber?.hint).toBe('For example (443) 555-0123, or +1 443 555 0123');
});

test.each(['member', 'message', 'prayer-request'] as const)('%s asks by its own rules', (form) => {
  const required = personQuestions(form).map((question) => question.required);
  expect(required).toEqual(Array(4).fill(form !== 'prayer-request'));
  expect(FORMS[form].required).toHaveLength({ member: 4, message: 5, 'prayer-request': 1 }[form]);
  expect(of(form)).toMatchObject({
    firstName: { maxLength: 100 },
    email: { maxLength: 254, pattern: expect.any(String) },
    phoneNumber: { maxLength: 40, pattern: expect.any(String) },
  });
});
