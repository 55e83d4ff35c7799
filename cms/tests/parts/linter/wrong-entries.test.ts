import fc from 'fast-check';

import { eventKey } from '../../../src/linter/event-key';
import { lint } from '../../../src/linter/lint';
import { RULES } from '../../../src/linter/rules';
import { FACTS } from '../../support/linted/facts';
import type { Fault } from '../../support/linted/fault';
import { FAULTY_DATES } from '../../support/linted/faulty-dates';
import { FAULTY_LINKS } from '../../support/linted/faulty-links';
import { FAULTY_TEXTS } from '../../support/linted/faulty-texts';
import { linted, type Written } from '../../support/linted/models';
import { RIGHT_ENTRIES } from '../../support/linted/right-entries';

const SEED = 20_261_126;
const FAULTS: Readonly<Record<string, readonly Fault[]>> = { ...FAULTY_TEXTS, ...FAULTY_LINKS, ...FAULTY_DATES };

/** An entry that is right but for one fault, which is chosen at random among those of a rule and their content types. */
const wrongEntry = (faults: readonly Fault[]) =>
  fc
    .constantFrom(...faults.flatMap((fault) => fault.types.map((type) => [fault, type] as const)))
    .chain(([fault, type]) =>
      (RIGHT_ENTRIES[type] ?? fc.constant<Written>({ type, values: {} })).chain(({ values: right }) =>
        fault.change(right).map((change) => ({ fault, entry: { type, values: { ...right, ...change } } })),
      ),
    );

/** What the rules of these names leave to the others. */
const factsOf = ({ values: { title, startDate } }: Written, rule: string) =>
  rule === 'doubledEvent'
    ? { ...FACTS, doubledEvents: new Set([eventKey(String(title), new Date(String(startDate)))]) }
    : FACTS;

describe('an entry with one thing to mend', () => {
  it('is generated for every rule', () => {
    expect(Object.keys(FAULTS).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it.each(Object.keys(RULES))('is named where it is wrong, with the mend: %s', (rule) => {
    for (const { fault, entry } of fc.sample(wrongEntry(FAULTS[rule] ?? []), { seed: SEED, numRuns: 25 })) {
      const seen = linted(entry, !fault.isPublished);
      const findings = lint(seen, factsOf(entry, rule));
      expect({ entry, findings }).toEqual({ entry, findings: RULES[rule]?.(seen, factsOf(entry, rule)) });
      expect({ entry, fields: findings.map(({ place }) => place.path[0]) }).toMatchObject({
        entry,
        fields: [fault.field],
      });
      for (const { what, mend, place } of findings)
        expect([what, mend, place.words].every((words) => /^[“\p{Lu}\d]/u.test(words))).toBe(true);
    }
  });
});
