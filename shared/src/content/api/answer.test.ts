import { HttpError } from '../../http/index.ts';
import { toAnswer } from './answer.ts';

describe('the answer to a call', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is the response', async () => {
    expect(await toAnswer(async () => 'Night of Worship')).toEqual({ response: 'Night of Worship', error: null });
  });

  it("carries the status of an error of this copy of the client, and of another deployable's", async () => {
    class ErrorOfTheShell extends Error {
      override readonly name = 'HttpError';
      readonly status = 404;
    }
    for (const error of [new HttpError('GET /api/events/1: status 404', 404), new ErrorOfTheShell('not found')]) {
      expect(await toAnswer(() => Promise.reject(error))).toEqual({
        response: null,
        error: { message: error.message, status: 404 },
      });
    }
  });

  it.each([
    ['not the expected shape', new Error('not the expected shape')],
    ['another error with a status', Object.assign(new Error('another error with a status'), { status: 404 })],
    ['no number', Object.assign(new Error('no number'), { name: 'HttpError', status: '404' })],
    ['no status', Object.assign(new Error('no status'), { name: 'HttpError' })],
    ['no error at all', 'no error at all'],
    ['[object Object]', { name: 'HttpError', status: 404 }],
    ['null', null],
  ])('has status 0 when something else went wrong: %s', async (message, failure) => {
    expect(await toAnswer(() => Promise.reject(failure))).toEqual({ response: null, error: { message, status: 0 } });
  });

  it('is logged when it is an error', async () => {
    const failure = new Error('down');
    await toAnswer(() => Promise.reject(failure));
    await toAnswer(() => Promise.reject(failure), new AbortController().signal);
    expect(jest.mocked(console.error).mock.calls).toEqual([[failure], [failure]]);
  });

  it('is not worth a line in the log when nobody waits for it any more', async () => {
    const { error } = await toAnswer(() => Promise.reject(new Error('aborted')), AbortSignal.abort());
    expect(error).toEqual({ message: 'aborted', status: 0 });
    expect(console.error).not.toHaveBeenCalled();
  });
});
