/** @jest-environment node */
import { createAnswerParser } from './answer-parser.ts';

const PATH = '/api/events?populate=*';

test('an answer that did not change is the same object', () => {
  const parse = createAnswerParser();
  const first = parse('{"data":[{"id":1}]}', PATH);
  expect(first).toEqual({ data: [{ id: 1 }] });
  expect(parse('{"data":[{"id":1}]}', PATH)).toBe(first);
});

test('an answer that changed is the new one, also when it was another one in between', () => {
  const parse = createAnswerParser();
  for (const id of [1, 2, 1]) expect(parse(`{"data":[{"id":${id}}]}`, PATH)).toEqual({ data: [{ id }] });
  expect(parse('{"data":[]}', '/api/sermons')).toEqual({ data: [] });
});

test('a document cannot change what others are made of', () => {
  const body = createAnswerParser()('{"data":[{"tags":["men"]}]}', PATH) as { data: { tags: string[] }[] };
  expect(() => body.data[0]?.tags.push('women')).toThrow(TypeError);
  expect(() => body.data.pop()).toThrow(TypeError);
});

test('what is asked for without end is not remembered without end', () => {
  const parse = createAnswerParser();
  const first = parse('{}', PATH);
  for (let id = 0; id < 100; id += 1) parse('{}', `/api/events/${id}`);
  expect(parse('{}', PATH)).not.toBe(first);
});

test('an answer that is no JSON is refused each time', () => {
  const parse = createAnswerParser();
  for (let time = 0; time < 2; time += 1) expect(() => parse('{', PATH)).toThrow(SyntaxError);
});
