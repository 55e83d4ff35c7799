import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readAnswers } from 'edge/parsers';
import * as v from 'valibot';
import { FIELDS, FORMS } from 'shared/contract';
import { membershipSchema } from '../../../mfe-connect/src/features/membership-form/membership-schema.ts';
import { emails, phoneNumbers } from './hostile-answers.ts';
import { CMS_FOLDER, takenByCms } from './taken-by-cms.ts';

const RUTH = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.org', phoneNumber: '4105550142' };
const CASES = 10_000;
/** The same cases each time: what fails can be repeated. */
const SEED = 20_261_123;

const Attributes = v.record(
  v.string(),
  v.looseObject({ required: v.optional(v.boolean()), maxLength: v.number(), regex: v.optional(v.string()) }),
);
const Schema = v.object({ attributes: Attributes });

/** @param {string} type */
function attributesOf(type) {
  const file = join(CMS_FOLDER, 'src', 'api', type, 'content-types', type, 'schema.json');
  return v.parse(Schema, JSON.parse(readFileSync(file, 'utf8'))).attributes;
}

describe.each(/** @type {const} */ (['member', 'prayer-request']))('the content type %s', (type) => {
  const { submissionKey, ...attributes } = attributesOf(type);
  const { required, optional } = FORMS[type];

  it('has the fields of the form, each with the form’s own rules', () => {
    expect(submissionKey).toBeDefined();
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

/** @param {typeof RUTH} member */
const acceptedByPage = (member) => (membershipSchema.isValidSync(member) ? membershipSchema.cast(member) : undefined);

/** @param {typeof RUTH} member */
function acceptedByEdge(member) {
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
      page: acceptedByPage(member)?.[field],
      edge: acceptedByEdge(member)?.[field],
      cms: byCms[first + index],
    }));
    expect(verdicts.filter(({ page, edge, cms }) => page !== edge || (edge !== undefined) !== cms)).toEqual([]);
    // Neither all right nor all wrong.
    const taken = verdicts.filter(({ page }) => page !== undefined).length;
    expect(taken).toBeGreaterThan(CASES / 10);
    expect(taken).toBeLessThan((CASES * 9) / 10);
  });
});
