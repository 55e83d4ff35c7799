import { type ContentApi, json, startContentApi, truncated } from '../testing/content-api.ts';
import { askContentApi, bodyWithin } from './ask-content-api.ts';

const closed: ContentApi['answer'] = (request) => void request.socket.destroy();

/** Answers one after the other; the last one again and again. */
const inTurn = (api: ContentApi, ...answers: readonly ContentApi['answer'][]) => {
  api.answer = (request, response) => answers[Math.min(api.calls.length, answers.length) - 1]?.(request, response);
};

test('a connection that was closed instead of an answer is asked once more', async () => {
  const api = await startContentApi();
  inTurn(api, closed, json({ data: [1] }));
  const response = await askContentApi(`${api.origin}/api/events`);
  expect(await response.json()).toEqual({ data: [1] });
  expect(api.calls).toEqual(['GET /api/events', 'GET /api/events']);
});

test('it is asked no more than that', async () => {
  const api = await startContentApi();
  api.answer = closed;
  await expect(askContentApi(api.origin)).rejects.toThrow();
  expect(api.calls).toHaveLength(2);
});

test('an answer is an answer, also one that tells of a failure', async () => {
  const api = await startContentApi();
  api.answer = json({}, 503);
  expect((await askContentApi(api.origin)).status).toBe(503);
  expect(api.calls).toHaveLength(1);
});

test('a body that breaks off is not completed by another answer', async () => {
  const api = await startContentApi();
  inTurn(api, truncated(), json({ data: [] }));
  const response = await askContentApi(api.origin);
  await expect(bodyWithin(10_000, response)).rejects.toThrow();
});

test('a body with more bytes than allowed is none', async () => {
  const api = await startContentApi();
  api.answer = json('1234');
  expect(await bodyWithin(6, await askContentApi(api.origin))).toEqual(Buffer.from('"1234"'));
  expect(await bodyWithin(5, await askContentApi(api.origin))).toBeNull();
});
