import { partOf } from '../../testing/part.ts';
import { createTrial, type Trial } from './trial.ts';

function visits(trial: Trial, count: number, onCandidate: boolean, visit: (name: string) => void = () => undefined) {
  for (let index = 0; index < count; index += 1) {
    const name = `${onCandidate} ${index}`;
    trial.visited(partOf(name, onCandidate));
    visit(name);
  }
}

describe('a trial', () => {
  it('finds a candidate failing that fails for each visitor, and says how often', () => {
    const trial = createTrial();
    visits(trial, 20, false);
    visits(trial, 20, true, (name) => trial.failed(partOf(name, true)));
    expect(trial.verdict()).toEqual({ kind: 'failing', why: 'failures at 100 % of 20 visitors against 0 % of 20' });
  });

  it('does not find a candidate failing that fails as the stable release does', () => {
    const trial = createTrial();
    for (const onCandidate of [true, false])
      visits(trial, 50, onCandidate, (name) => trial.failed(partOf(name, onCandidate)));
    expect([trial.verdict(), trial.suspicion()]).toEqual([{ kind: 'none' }, null]);
  });

  it('counts one visitor once, whatever they report', () => {
    const trial = createTrial();
    visits(trial, 20, false);
    for (let count = 0; count < 10_000; count += 1) trial.failed(partOf('one', true, { network: String(count) }));
    expect(trial.verdict()).toEqual({ kind: 'none' });
  });

  it('counts one network once, however many visitors it makes up', () => {
    const trial = createTrial();
    visits(trial, 20, false);
    for (let count = 0; count < 10_000; count += 1) trial.failed(partOf(String(count), true, { network: 'one' }));
    expect(trial.verdict()).toEqual({ kind: 'none' });
  });

  it('is suspicious before it is sure', () => {
    const trial = createTrial();
    visits(trial, 20, false);
    visits(trial, 8, true, (name) => trial.failed(partOf(name, true)));
    expect(trial.verdict()).toEqual({ kind: 'none' });
    expect(trial.suspicion()).toBe('failures at 100 % of 8 visitors against 0 % of 20');
  });

  it('finds a candidate slow whose pages are much slower than those of the stable release', () => {
    const trial = createTrial();
    for (let index = 0; index < 40; index += 1) {
      trial.measured(partOf(`s${index}`, false), 'lcp', 1_000 + index);
      trial.measured(partOf(`c${index}`, true), 'lcp', 3_000 + index);
    }
    expect(trial.verdict()).toMatchObject({
      kind: 'slow',
      why: expect.stringMatching(/^pages show their main content late: /),
    });
  });

  it.each([
    { why: 'as slow as the stable release', stable: 3_000, candidate: 3_100 },
    { why: 'slower, and good for everybody all the same', stable: 200, candidate: 900 },
  ])('lets a candidate be that is $why', ({ stable, candidate }) => {
    const trial = createTrial();
    for (let index = 0; index < 100; index += 1) {
      trial.measured(partOf(`s${index}`, false), 'lcp', stable);
      trial.measured(partOf(`c${index}`, true), 'lcp', candidate);
    }
    expect(trial.verdict()).toEqual({ kind: 'none' });
  });

  it('counts the visitors of a step anew', () => {
    const trial = createTrial();
    for (const name of ['a', 'b', 'a']) trial.visited(partOf(name, true, { chance: 0.01 }));
    trial.visited(partOf('c', true, { chance: 0.05 }));
    expect([trial.visitorsAt(0.01), trial.visitorsAt(0.05), trial.visitorsAt(0.25)]).toEqual([2, 1, 0]);
  });
});
