import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import fc from 'fast-check';
import * as v from 'valibot';

import { readAnswers } from '../../edge/src/submissions/read-answers.ts';
import { membershipSchema } from '../../mfe-connect/src/features/membership-form/membership-schema.ts';
import { FIELDS, FORMS } from '../../shared/src/contract/index.ts';
import { emails, phoneNumbers } from './support/hostile-answers';
import { takenByCms } from './support/taken-by-cms';

const RUTH = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.org', phoneNumber: '4105550142' };
const CASES = 10_000;
/** The same cases each time: what fails can be repeated. */
const SEED = 20_261_123;
const LIMIT_MS = 120_000;

const Attributes = v.record(
  v.string(),
  v.looseObject({ required: v.optional(v.boolean()), maxLength: v.number(), regex: v.optional(v.string()) }),
);
const Schema = v.object({ attributes: Attributes });

function attributesOf(type: string) {
  const file = resolve(__dirname, '..', 'src', 'api', type, 'content-types', type, 'schema.json');
  return v.parse(Schema, JSON.parse(readFileSync(file, 'utf8'))).attributes;
}

describe.each(['member', 'prayer-request'] as const)('the content type %s', (type) => {
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

const keptByPage = (member: typeof RUTH) =>
  membershipSchema.isValidSync(member) ? membershipSchema.cast(member) : undefined;

function keptByEdge(member: typeof RUTH) {
  const read = readAnswers('member', member);
  return 'answers' in read ? read.answers : undefined;
}

describe(`${CASES} of each (seed ${SEED})`, () => {
  const sample = (field: 'email' | 'phoneNumber', texts: fc.Arbitrary<string>) =>
    fc.sample(texts, { numRuns: CASES, seed: SEED }).map((text) => ({ ...RUTH, [field]: text }));
  const members = [...sample('email', emails), ...sample('phoneNumber', phoneNumbers)];
  let byCms: readonly boolean[];

  beforeAll(async () => {
    byCms = await takenByCms(members);
  }, LIMIT_MS);

  it.each([
    ['e-mail addresses', 'email', 0],
    ['phone numbers', 'phoneNumber', CASES],
  ] as const)(
    '%s: page and edge take each of them in the same form, and the CMS too, or none does',
    (_name, field, first) => {
      const verdicts = members.slice(first, first + CASES).map((member, index) => ({
        text: member[field],
        page: keptByPage(member)?.[field],
        edge: keptByEdge(member)?.[field],
        cms: byCms[first + index],
      }));
      expect(verdicts.filter(({ page, edge, cms }) => page !== edge || (edge !== undefined) !== cms)).toEqual([]);
      // Neither all right nor all wrong.
      const taken = verdicts.filter(({ page }) => page !== undefined).length;
      expect(taken).toBeGreaterThan(CASES / 10);
      expect(taken).toBeLessThan((CASES * 9) / 10);
    },
  );
});
