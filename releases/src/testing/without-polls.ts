import { afterTest } from './after-test.ts';

/** Milliseconds between two looks of {@link follow} at the database. */
const LOOK_EVERY_MS = 3_000;

/** Until the test ends, edges look at the shared database only when a notification tells them to. */
export function withoutPolls(): void {
  const real = globalThis.setInterval;
  const spy = jest.spyOn(globalThis, 'setInterval').mockImplementation((callback, ms, ...values) => {
    const isPoll = ms === LOOK_EVERY_MS;
    return real(isPoll ? () => undefined : callback, ms, ...values);
  });
  afterTest(() => spy.mockRestore());
}
