import { afterSending, decide } from './decide.mjs';

const MINUTE = 60_000;
const SENDERS = ['mail'];

/** @param {Partial<import('./rules/rule.mjs').Finding>} [more] */
const finding = (more = {}) => ({
  id: 'cms-down',
  afterMs: 2 * MINUTE,
  subject: 'It is down',
  cause: 'It is away.',
  todo: ['Wait.'],
  over: { subject: 'It is up', text: 'All is well.' },
  ...more,
});

/** A site whose looks are a minute apart. Messages are sent at once. */
function site() {
  /** @type {import('./alert-state.mjs').AlertState['alerts']} */
  let alerts = {};
  let now = 0;
  return {
    /** @param {readonly import('./rules/rule.mjs').Finding[] | null} found @param {readonly string[]} [senders] */
    look(found, senders = SENDERS) {
      now += MINUTE;
      const decided = decide(alerts, new Map([['cms-down', found]]), { now, senders });
      alerts = decided.due.reduce(afterSending, decided.alerts);
      return decided.due.map(({ what, sender }) => `${what} by ${sender}`);
    },
    known: () => Object.keys(alerts),
  };
}

/** @param {number} count @param {() => unknown} work */
const times = (count, work) => Array.from({ length: count }, work).flat();

it('is told once when it has lasted, and once when it has been gone for a while', () => {
  const { look, known } = site();
  expect(times(2, () => look([finding()]))).toEqual([]);
  expect(look([finding()])).toEqual(['begins by mail']);
  expect(times(60, () => look([finding()]))).toEqual([]);
  expect(times(5, () => look([]))).toEqual([]);
  expect(look([])).toEqual(['over by mail']);
  expect(known()).toEqual([]);
  expect(look([])).toEqual([]);
});

it('is not told when it was a restart', () => {
  const { look, known } = site();
  look([finding()]);
  expect(times(10, () => look([]))).toEqual([]);
  expect(known()).toEqual([]);
});

it('is one alert when it comes and goes', () => {
  const { look } = site();
  const turns = times(10, () => [...look([finding()]), ...look([])]);
  expect(turns).toEqual(['begins by mail']);
});

it('neither begins nor ends while nothing is known of it', () => {
  const { look } = site();
  times(3, () => look([finding()]));
  expect(times(30, () => look(null))).toEqual([]);
  expect(times(6, () => look([]))).toEqual(['over by mail']);
});

it('is told by a sender that was set later', () => {
  const { look } = site();
  times(3, () => look([finding()]));
  expect(look([finding()], ['mail', 'webhook'])).toEqual(['begins by webhook']);
});

it('says the cause and what to do, step by step', () => {
  const [due] = decide({}, new Map([['cms-down', [finding({ afterMs: 0, todo: ['Wait.', 'Call.'] })]]]), {
    now: 0,
    senders: SENDERS,
  }).due;
  expect(due).toMatchObject({ subject: 'It is down', text: 'It is away.\n\nWhat to do:\n1. Wait.\n2. Call.' });
});

it('of one release does not end that of another', () => {
  const [one, other] = [finding({ id: 'cms-down one', afterMs: 0 }), finding({ id: 'cms-down other', afterMs: 0 })];
  const { look } = site();
  expect(look([one, other])).toHaveLength(2);
  expect(times(6, () => look([other]))).toEqual(['over by mail']);
});
