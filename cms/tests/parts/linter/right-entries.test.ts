import fc from 'fast-check';

import { lint } from '../../../src/linter/lint';
import { createChurchCalendar } from '../../../src/seed/church-calendar';
import { FACTS } from '../../support/linted/facts';
import { linted } from '../../support/linted/models';
import { RIGHT_ENTRIES } from '../../support/linted/right-entries';
import { seededEntries } from '../../support/linted/seeded-entries';

const SEED = 20_261_125;

describe('of entries in which all is right, nothing is said', () => {
  it.each(Object.entries(RIGHT_ENTRIES))('forty generated: %s', (_, entries) => {
    for (const entry of fc.sample(entries, { seed: SEED, numRuns: 40 }))
      expect({ ...entry, findings: lint(linted(entry), FACTS) }).toEqual({ ...entry, findings: [] });
  });

  /** The seeds are dated from the day of seeding: their texts are true on each day of a year. */
  it('the first content, whenever it is seeded', () => {
    for (let day = 0; day < 365; day += 7) {
      const now = new Date(Date.UTC(2026, 10, 25 + day, 17));
      for (const entry of seededEntries(createChurchCalendar(now)))
        expect({ ...entry, findings: lint(linted(entry, false), { ...FACTS, now }) }).toEqual({
          ...entry,
          findings: [],
        });
    }
  });
});
