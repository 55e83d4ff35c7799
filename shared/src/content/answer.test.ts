import { HttpError } from '../http/index.ts';
import { answer } from './answer.ts';

describe('the answer to a call', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is the response', async () => {
    expect(await answer(async () => 'Night of Worship')).toEqual({ response: 'Night of Worship', error: null });
  });

  it("carries the status of an error of this copy of the client, and of another deployable's", async () => {
    class ErrorOfTheShell extends Error {
      override readonly name = 'HttpError';
      readonly status = 404;
    }
    for (const error of [new HttpError('GET /api/events/1: status 404', 404), new ErrorOfTheShell('not found')]) {
      expect(await answer(() => Promise.reject(error))).toEqual({
        response: null,
        error: { message: error.message, status: 404 },
      });
    }
  });

  it('has status 0 when something else went wrong', async () => {
    const { error } = await answer(() => Promise.reject(new Error('not the expected shape')));
    expect(error).toEqual({ message: 'not the expected shape', status: 0 });
  });
});
