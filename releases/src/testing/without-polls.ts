import { afterTest } from 'database/testing';

/** Milliseconds between two looks of {@link follow} at the database. */
const LOOK_EVERY_MS = 3_000;

/** Until the test ends, edges look at the shared database only when a notification tells them to. */
export function withoutPolls(): void {
  changePolls((_callback, real) => real(() => undefined, LOOK_EVERY_MS));
}

/** Until the test ends, edges look at the shared database all the time. */
export function constantPolls(): void {
  changePolls((callback, real) => real(callback, 10));
}

function changePolls(poll: (callback: () => void, real: typeof setInterval) => NodeJS.Timeout): void {
  const real = globalThis.setInterval;
  const spy = jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation((callback, ms, ...values) =>
      ms === LOOK_EVERY_MS ? poll(() => callback(), real) : real(callback, ms, ...values),
    );
  afterTest(() => spy.mockRestore());
}
