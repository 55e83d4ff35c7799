import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readAnswers } from 'edge/parsers';
import * as v from 'valibot';
import { answerProblem, FIELDS, FORM_HEADERS, FORMS, tidyAnswer } from 'shared/contract';
import { keepPhoneNumbersPlain } from '../../../cms/src/forms/keep-phone-numbers-plain.ts';
import { submissionKeyOf } from '../../../cms/src/forms/submission-key-of.ts';
import { membershipSchema } from '../../../mfe-connect/src/features/membership-form/membership-schema.ts';
import { emails, phoneNumbers } from './hostile-answers.ts';
import { CMS_FOLDER, takenByCms } from './taken-by-cms.ts';

const RUTH = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.org', phoneNumber: '4105550142' };
const CASES = 10_000;
/** The same cases each time: what fails can be repeated. */
const SEED = 20_261_123;

const Attributes = v.record(
  v.string(),
  v.looseObject({
    private: v.optional(v.boolean(), false),
    required: v.optional(v.boolean()),
    maxLength: v.optional(v.number()),
    regex: v.optional(v.string()),
  }),
);
const Schema = v.object({ info: v.object({ pluralName: v.string() }), attributes: Attributes });

/** @param {string} type */
function schemaOf(type) {
  const file = join(CMS_FOLDER, 'src', 'api', type, 'content-types', type, 'schema.json');
  return v.parse(Schema, JSON.parse(readFileSync(file, 'utf8')));
}

describe.each(/** @type {const} */ (['member', 'prayer-request']))('the content type %s', (type) => {
  const { info, attributes: all } = schemaOf(type);
  // What is private is the CMS's own: the form's key, and what staff write.
  const attributes = Object.fromEntries(Object.entries(all).filter(([, attribute]) => !attribute.private));
  const { required, optional, path } = FORMS[type];

  it('is entered at the path of the form', () => expect(`/api/${info.pluralName}`).toBe(path));

  it('has the fields of the form, each with the form’s own rules', () => {
    expect(all.submissionKey?.private).toBe(true);
    expect(Object.keys(attributes).sort()).toEqual([...required, ...optional].sort());
    for (const name of [...required, ...optional]) {
      const { longest, pattern } = FIELDS[name];
      expect([name, attributes[name]]).toEqual([
        name,
        expect.objectContaining({
          maxLength: longest,
          ...(pattern === undefined ? {} : { regex: `^(?:${pattern})$` }),
          ...(required.some((needed) => needed === name) ? { required: true } : {}),
        }),
      ]);
    }
    for (const name of optional) expect(attributes[name]?.required ?? false).toBe(false);
  });
});

it('the CMS reads the key of a form from the header that the page and the edge send', () => {
  const key = '8C0B7F3E-2F5B-4C5E-9F0E-0A4B3C2D1E0F';
  const get = (/** @type {string} */ name) => (name === FORM_HEADERS.key ? key : '');
  expect(submissionKeyOf({ get })).toBe(key.toLowerCase());
});

/** What the CMS stores of a phone number, which its schema has accepted. @param {string} phoneNumber */
function storedByCms(phoneNumber) {
  const data = { phoneNumber };
  const subscribe = (/** @type {{ beforeCreate(event: object): void }} */ lifecycle) =>
    lifecycle.beforeCreate({ params: { data } });
  keepPhoneNumbersPlain(/** @type {never} */ ({ db: { lifecycles: { subscribe } } }));
  return data.phoneNumber;
}

it('the CMS stores a phone number as page and edge do', () => {
  const texts = fc.sample(phoneNumbers, { numRuns: CASES, seed: SEED });
  const tidied = texts.map((text) => ({ text, number: tidyAnswer('phoneNumber', text) }));
  const accepted = tidied.filter(({ number }) => answerProblem('phoneNumber', number, true) === undefined);
  expect(accepted.length).toBeGreaterThan(CASES / 10);
  expect(accepted.filter(({ text, number }) => storedByCms(text) !== number)).toEqual([]);
});

/** @param {typeof RUTH} member */
const readByPage = (member) => (membershipSchema.isValidSync(member) ? membershipSchema.cast(member) : undefined);

/** @param {typeof RUTH} member */
function readByEdge(member) {
  const read = readAnswers('member', member);
  return 'answers' in read ? read.answers : undefined;
}

describe(`${CASES} of each (seed ${SEED})`, () => {
  const sample = (/** @type {'email' | 'phoneNumber'} */ field, /** @type {fc.Arbitrary<string>} */ texts) =>
    fc.sample(texts, { numRuns: CASES, seed: SEED }).map((text) => ({ ...RUTH, [field]: text }));
  const members = [...sample('email', emails), ...sample('phoneNumber', phoneNumbers)];
  /** @type {readonly boolean[]} */
  let byCms;

  beforeAll(async () => {
    byCms = await takenByCms(members);
  });

  it.each(
    /** @type {const} */ ([
      ['e-mail addresses', 'email', 0],
      ['phone numbers', 'phoneNumber', CASES],
    ]),
  )('%s: page and edge take each of them in the same form, and the CMS too, or none does', (_name, field, first) => {
    const verdicts = members.slice(first, first + CASES).map((member, index) => ({
      text: member[field],
      page: readByPage(member)?.[field],
      edge: readByEdge(member)?.[field],
      cms: byCms[first + index],
    }));
    expect(verdicts.filter(({ page, edge, cms }) => page !== edge || (edge !== undefined) !== cms)).toEqual([]);
    // Neither all right nor all wrong.
    const taken = verdicts.filter(({ page }) => page !== undefined).length;
    expect(taken).toBeGreaterThan(CASES / 10);
    expect(taken).toBeLessThan((CASES * 9) / 10);
  });
});
