import { FORM_NOT_SENT, FORM_SENT, FORM_STORED, FORM_THANKS, NO_ANSWER, SEND_AGAIN, SITE_FAILED } from './messages.ts';

/** Specification, section 8; its spelling. */
test.each([
  ['member', 'Info sent successfuly !', 'Thank you for joining us. We look forward to getting to know you.'],
  ['prayer-request', 'Prayer Request Made Successfuly', 'Thank you for trusting us with it. We will pray with you.'],
  ['message', 'Inquiry send successfuly !', 'Thank you for writing to us. We will get back to you as soon as we can.'],
] as const)('a %s that was delivered is answered in words of its own', (form, sent, thanks) => {
  expect([FORM_SENT[form], FORM_THANKS[form]]).toEqual([sent, thanks]);
});

test('what was not sent is said of each form', () => {
  expect(FORM_NOT_SENT).toEqual({
    member: 'Your info was not sent',
    'prayer-request': 'Problem Sending Prayer Request',
    message: 'Your inquiry was not sent',
  });
});

test('what was stored, and what failed, is said of all forms alike', () => {
  expect(FORM_STORED).toBe(
    'Thank you. We have received your form and keep it safe; our team will read it as soon as it reaches them.',
  );
  expect(`${NO_ANSWER} ${SEND_AGAIN}`).toBe(
    'No answer came: please check your connection. Your answers are kept here; send them again when you are ready.',
  );
  expect(SITE_FAILED).toBe('Something went wrong on our side.');
});
