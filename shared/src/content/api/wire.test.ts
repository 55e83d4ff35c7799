import * as v from 'valibot';
import { entry, optional, parseList, parseOne } from './wire.ts';

const Note = entry(v.object({ title: v.string(), by: optional(v.string()) }));

const note = (id: unknown, title: unknown = `Note ${id}`) => ({ id, attributes: { title } });

describe('a list', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => log.mockRestore());

  it('has flat entries, whose ids are text', () => {
    expect(parseList(Note, { data: [note(7), note('a1')] })).toEqual({
      items: [
        { id: '7', title: 'Note 7', by: null },
        { id: 'a1', title: 'Note a1', by: null },
      ],
      count: 2,
      pageCount: 1,
      total: 2,
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('counts an entry of a wrong shape, and says in the log what is wrong with it', () => {
    const { items, count, total } = parseList(Note, { data: [note(1), note(2, 42), note(null)] });
    expect([items.map(({ id }) => id), count, total]).toEqual([['1'], 3, 1]);
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^Content API: an entry was left out\..*attributes\.title/s)],
      [expect.stringMatching(/^Content API: an entry was left out\..*id/s)],
    ]);
  });

  it.each([
    [{ pagination: { pageCount: 3, total: 60 } }, { pageCount: 3, total: 60 }],
    [{ pagination: { total: 60 } }, { pageCount: 1, total: 60 }],
    [{ pagination: {} }, { pageCount: 1, total: 1 }],
    [{}, { pageCount: 1, total: 1 }],
  ])('is as long as the API says: %j', (meta, expected) => {
    expect(parseList(Note, { data: [note(1)], meta })).toMatchObject(expected);
  });

  it.each([null, {}, { data: null }, { data: {} }, { data: [], meta: { pagination: { total: 'many' } } }])(
    'is none: %j',
    (body) => {
      expect(() => parseList(Note, body)).toThrow();
    },
  );
});

describe('a single entry', () => {
  it('is what it is', () => {
    expect(parseOne(Note, { data: note(1, 'Come') })).toEqual({ id: '1', title: 'Come', by: null });
  });

  it.each([null, {}, { data: null }, { data: note(1, 42) }])('is none: %j', (body) => {
    expect(() => parseOne(Note, body)).toThrow();
  });
});

test('the same object is the same entry, by each of its schemas', () => {
  const Title = entry(v.object({ title: v.string() }));
  const body = { data: note(1, 'Come') };
  expect(parseOne(Note, body)).toBe(parseOne(Note, body));
  expect(parseOne(Title, body)).toEqual({ id: '1', title: 'Come' });
  expect(parseList(Note, { data: [body.data] }).items[0]).toBe(parseOne(Note, body));
  expect(parseOne(Note, { data: note(1, 'Come') })).not.toBe(parseOne(Note, body));
});
