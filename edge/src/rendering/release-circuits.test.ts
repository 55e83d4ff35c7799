import { createReleaseCircuits } from './release-circuits.ts';

const NAMES = ['content@1.0.0', 'events@1.0.0'];

function circuits() {
  let now = 0;
  const made = createReleaseCircuits(() => now);
  return { ...made, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe('a release that did not return', () => {
  it('is not entered for half a minute; the others are', () => {
    const { open, broke, pass } = circuits();
    expect(open(NAMES)).toEqual([]);
    broke('events@1.0.0');
    pass(29_999);
    expect(open(NAMES)).toEqual(['events@1.0.0']);
  });

  it('is then tried by one document, while the others wait', () => {
    const { open, broke, pass } = circuits();
    broke('events@1.0.0');
    pass(30_000);
    expect(open(NAMES)).toEqual([]);
    expect(open(NAMES)).toEqual(['events@1.0.0']);
  });

  it('is entered by all again when the trial returns', () => {
    const { open, broke, returned, pass } = circuits();
    broke('events@1.0.0');
    pass(30_000);
    open(NAMES);
    returned(NAMES);
    expect([open(NAMES), open(NAMES)]).toEqual([[], []]);
  });

  it('rests once more when the trial does not', () => {
    const { open, broke, pass } = circuits();
    broke('events@1.0.0');
    pass(30_000);
    open(NAMES);
    broke('events@1.0.0');
    pass(29_999);
    expect(open(NAMES)).toEqual(['events@1.0.0']);
  });

  it('is tried again when nothing was heard of a trial', () => {
    const { open, broke, pass } = circuits();
    broke('events@1.0.0');
    pass(30_000);
    open(NAMES);
    pass(30_000);
    expect(open(NAMES)).toEqual([]);
  });
});
