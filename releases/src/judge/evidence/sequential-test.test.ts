import fc from 'fast-check';
import { randomNumbers, simulateRollout } from '../../testing/simulate-rollout.ts';
import { type BadOutcome, eValue, type Evidence, FALSE_HALT_RATE, NO_EVIDENCE, weigh } from './sequential-test.ts';

/** Whether the test ever halts. @param truth probability that a failed visitor was on the candidate */
function everSure(chance: number, truth: number, failures: number, random: () => number): boolean {
  let evidence: Evidence = NO_EVIDENCE;
  for (let count = 0; count < failures; count += 1) {
    evidence = weigh(evidence, { onCandidate: random() < truth, chance });
    if (eValue(evidence) >= 1 / FALSE_HALT_RATE) return true;
  }
  return false;
}

describe('the sequential test', () => {
  it.each([0.01, 0.1, 0.5])('halts an equal candidate no more often than it says, at a share of %d', (share) => {
    const random = randomNumbers(7);
    const runs = Array.from({ length: 2_000 }, () => everSure(share, share, 300, random));
    // 2 are expected at most; 10 or more of 2000 have a probability below 0.0001.
    expect(runs.filter(Boolean).length).toBeLessThan(10);
  });

  it('is a fair bet at every step: what it expects after one more failure is what it has', () => {
    const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const outcomes = fc.array(fc.record({ onCandidate: fc.boolean(), chance }), { maxLength: 20 });
    fc.assert(
      fc.property(outcomes, chance, (before: BadOutcome[], next) => {
        const evidence = before.reduce(weigh, NO_EVIDENCE);
        const onCandidate = eValue(weigh(evidence, { onCandidate: true, chance: next }));
        const onStable = eValue(weigh(evidence, { onCandidate: false, chance: next }));
        expect(next * onCandidate + (1 - next) * onStable).toBeCloseTo(eValue(evidence), 6 - digits(eValue(evidence)));
      }),
    );
  });

  it('learns nothing from a visitor who could only get the one release', () => {
    expect(eValue(weigh(NO_EVIDENCE, { onCandidate: true, chance: 1 }))).toBeCloseTo(1);
    expect(eValue(weigh(NO_EVIDENCE, { onCandidate: false, chance: 0 }))).toBeCloseTo(1);
  });

  it('is not misled by an outage that meets both releases after the share has changed', () => {
    const random = randomNumbers(3);
    let evidence: Evidence = NO_EVIDENCE;
    for (let count = 0; count < 2_000; count += 1) {
      // No failures at a share of 1 %. The outage starts at 25 % and causes nearly all failures.
      const chance = count < 20 ? 0.01 : 0.25;
      evidence = weigh(evidence, { onCandidate: random() < chance, chance });
      expect(eValue(evidence)).toBeLessThan(1 / FALSE_HALT_RATE);
    }
  });
});

function digits(value: number): number {
  return Math.max(0, Math.ceil(Math.log10(Math.abs(value) + 1)));
}

describe('a rollout at 20 visitors a second', () => {
  const SECOND = 20;

  function halts(share: number, failing: { candidate: number; stable: number }, runs: number, seconds: number) {
    const all = Array.from({ length: runs }, (_, seed) =>
      simulateRollout({ share, failing, visitors: seconds * SECOND, random: randomNumbers(seed) }),
    );
    return all.filter((count) => count !== null).sort((a, b) => a - b);
  }

  it.each([
    { share: 0.1, median: 200, late: 450 },
    { share: 0.5, median: 100, late: 200 },
  ])(
    'is halted at a share of $share within $median s as a rule, and $late s in 95 of 100, when 2 % fail, not 0.1 %',
    ({ share, median, late }) => {
      const halted = halts(share, { candidate: 0.02, stable: 0.001 }, 100, 3_600);
      expect(halted).toHaveLength(100);
      expect(halted[50]).toBeLessThan(median * SECOND);
      expect(halted[95]).toBeLessThan(late * SECOND);
    },
  );

  it('is left alone in 200 runs of an equal candidate', () => {
    expect(halts(0.1, { candidate: 0.02, stable: 0.02 }, 200, 200)).toEqual([]);
  });

  it('is left alone when the difference is sure, and too small to matter', () => {
    expect(halts(0.5, { candidate: 0.004, stable: 0.001 }, 3, 1_800)).toEqual([]);
  });
});
