import { runInNewContext } from 'node:vm';
import { untilSucceeds } from './until-succeeds.ts';

it.each([
  ['of the driver', new TypeError('fetch failed'), 'fetch failed'],
  [
    'of a socket, which is of another realm in tests',
    runInNewContext('new Error("read ECONNRESET")'),
    'read ECONNRESET',
  ],
])('goes on after an error %s', async (_name, error, message) => {
  const failed = jest.fn();
  const work = jest.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const outage = { isOut: () => false, failed, succeeded: jest.fn() };
  await untilSucceeds(work, { signal: new AbortController().signal, outage });
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(outage.succeeded).toHaveBeenCalledTimes(1);
});
