import fc from 'fast-check';

export interface Step {
  /** Milliseconds since the step before. */
  readonly after: number;
  readonly does: 'link' | 'back' | 'forward' | 'reload' | 'touch' | 'scroll';
  /** Which of the links, or how far down: a share of all. */
  readonly where: number;
}

export interface Walk {
  readonly start: string;
  readonly isPhone: boolean;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  readonly steps: readonly Step[];
}

/** Some wait for their app, some start it; one has a control that changes its address. */
const STARTS = [
  '/',
  '/events',
  '/events?type=men',
  '/about-us',
  '/about-us/directorates',
  '/connect/sermons',
  '/join-us',
  '/plan-your-visit',
];
/** They fall before the first script, while the app starts, while it hydrates, and at rest. */
const PAUSES_MS = [0, 30, 80, 150, 300, 600, 1_500, 1_500];
/** What visitors do one after the other. */
const HABITS: readonly (readonly Step['does'][])[] = [
  ['link'],
  ['link', 'back'],
  ['link', 'reload', 'back'],
  ['link', 'link', 'back', 'back', 'forward'],
  ['scroll', 'link', 'reload'],
  ['touch'],
];
/** The app is there when the first of the other steps is taken. */
const START_APP: readonly Step[] = [
  { after: 600, does: 'touch', where: 0 },
  { after: 2_000, does: 'scroll', where: 0 },
];

const moment = fc.record({
  after: fc.constantFrom(...PAUSES_MS),
  where: fc.noBias(fc.integer({ min: 0, max: 99 })).map((percent) => percent / 100),
});
const habit = fc
  .constantFrom(...HABITS)
  .chain((steps) => fc.tuple(...steps.map((does) => moment.map((taken): Step => ({ ...taken, does })))));

export const walks: fc.Arbitrary<Walk> = fc.record({
  start: fc.constantFrom(...STARTS),
  isPhone: fc.boolean(),
  slowdown: fc.constantFrom(1, 1, 3, 6),
  steps: fc
    .tuple(fc.constantFrom(START_APP, []), fc.array(habit, { minLength: 2, maxLength: 5, size: 'max' }))
    .map(([first, others]) => [...first, ...others.flat()]),
});
