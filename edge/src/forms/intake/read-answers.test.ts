import * as v from 'valibot';
import { answerSchema, readAnswers } from './read-answers.ts';

const PERSON = { firstName: 'Chidi', lastName: 'Okafor', email: 'chidi@example.org', phoneNumber: '+14105550123' };

const fieldsOf = (read: ReturnType<typeof readAnswers>) =>
  'problems' in read ? read.problems.map(({ field }) => field) : [];

/** cms/tests/forms.test.ts has the same cases. The CMS takes what the edge takes. */
describe('answers', () => {
  it('are trimmed, and those left empty are left out', () => {
    const data = { ...PERSON, firstName: ' Chidi\0 ', address: ' ' };
    expect(readAnswers('member', data)).toEqual({ answers: PERSON });
    const request = { firstName: '', lastName: null, prayerRequest: ' For\npeace. ' };
    expect(readAnswers('prayer-request', request)).toEqual({ answers: { prayerRequest: 'For\npeace.' } });
  });

  it.each(['(410) 555-0142', '410.555.0142', '410 555 0142'])('have the phone number %s in one form', (phoneNumber) => {
    expect(readAnswers('member', { ...PERSON, phoneNumber })).toEqual({
      answers: { ...PERSON, phoneNumber: '4105550142' },
    });
  });

  it.each([
    ['firstName', undefined],
    ['firstName', 42],
    ['lastName', '   '],
    ['lastName', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'chidi.example.org'],
    ['email', { $ne: '' }],
    ['email', `${'x'.repeat(250)}@example.org`],
    ['email', 'chidi@localhost'],
    ['email', 'chi..di@example.org'],
    ['email', '.chidi@example.org'],
    ['email', `chidi@${'a.'.repeat(120)}1`],
    ['phoneNumber', '410-555-012'],
    ['phoneNumber', '123456789'],
    ['phoneNumber', '4105550123 ext 4'],
    ['address', 'x'.repeat(301)],
    ['isAdmin', true],
    ['submissionKey', '5f0e1d7c-0a4e-4c53-9d3c-0b6f3a2f1e11'],
  ])('are refused with %s = %j', (field, value) => {
    expect(fieldsOf(readAnswers('member', { ...PERSON, [field]: value }))).toEqual([field]);
  });

  it('are none when they are blank', () => {
    expect(v.is(answerSchema('address'), ' ')).toBe(false);
    expect(v.is(answerSchema('address'), '12 Bay Street')).toBe(true);
  });

  it.each([
    [undefined, 'First name is required'],
    [null, 'First name is required'],
    [42, 'First name must be a text'],
  ])('are refused in words: %j', (firstName, message) => {
    const problem = { field: 'firstName', label: 'First name', message };
    expect(readAnswers('member', { ...PERSON, firstName })).toEqual({ problems: [problem] });
  });

  it.each(['', undefined, 'x'.repeat(5_001)])('of a prayer request need one: %j', (prayerRequest) => {
    expect(fieldsOf(readAnswers('prayer-request', { ...PERSON, prayerRequest }))).toEqual(['prayerRequest']);
  });

  it.each([null, undefined, 'x', 1])('are no %j', (data) => {
    const problem = { field: 'data', label: 'data', message: 'data must be an object' };
    expect(readAnswers('member', data)).toEqual({ problems: [problem] });
  });

  it.each(['zoe.o+church@mail.example.org', 'z@example.co', "o'brien_1@ex-ample.museum", 'a@xn--80ak6aa92e.com'])(
    'may have the address %s',
    (email) => {
      expect(fieldsOf(readAnswers('member', { ...PERSON, email }))).toEqual([]);
    },
  );
});
