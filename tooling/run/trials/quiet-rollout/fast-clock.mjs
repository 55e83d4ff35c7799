import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded before a program (`node --import`), in each of its threads: its clock runs fast as soon as the file `TRIAL_CLOCK` says how fast, and
 * since when. Timers keep their time.
 */

const RealDate = Date;
const file = process.env.TRIAL_CLOCK ?? '';
/** @type {{ speed: number, since: number } | undefined} */
let clock;

function read() {
  if (!clock && existsSync(file)) clock = JSON.parse(readFileSync(file, 'utf8'));
  if (clock) clearInterval(reading);
}
const reading = setInterval(read, 20);
reading.unref();

function now() {
  const real = RealDate.now();
  return clock ? Math.round(clock.since + (real - clock.since) * clock.speed) : real;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
