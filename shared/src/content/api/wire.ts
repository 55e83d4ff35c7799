import * as v from 'valibot';

/** The content API's numeric ids (v4) and document ids: text here. */
const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id)),
);

/** The wire sends null, or leaves out, what is empty. */
export function optional<T extends v.GenericSchema>(schema: T) {
  return v.optional(v.nullable(schema), null);
}

/** `{id, attributes: {…}}` (v4) as one flat object. */
export function entry<T extends v.ObjectEntries>(attributes: v.ObjectSchema<T, undefined>) {
  return v.pipe(
    v.object({ id: Id, attributes }),
    v.transform((item) => ({ id: item.id, ...item.attributes })),
  );
}

const Envelope = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(
    v.object({
      pagination: v.optional(v.object({ pageCount: v.optional(v.number()), total: v.optional(v.number()) })),
    }),
  ),
});

/** A list within an entry; items of a wrong shape are reported, by what they are, and left out. */
export function listOf<T>(schema: v.GenericSchema<unknown, T>, what: string) {
  return v.pipe(
    v.fallback(optional(v.array(v.unknown())), null),
    v.transform((items) =>
      (items ?? []).flatMap((item) => {
        const result = v.safeParse(schema, item);
        if (result.success) return [result.output];
        console.error(`Content API: ${what} was left out. ${v.summarize(result.issues)}`);
        return [];
      }),
    ),
  );
}

interface List<T> {
  readonly items: T[];
  /** Entries of this answer, those of a wrong shape too. */
  readonly count: number;
  readonly pageCount: number;
  /** Of the whole list. */
  readonly total: number;
}

/** A list's items that have the right shape; the others are reported and left out: one bad entry must not empty a page. */
export function parseList<T>(schema: v.GenericSchema<unknown, T>, body: unknown): List<T> {
  const { data, meta } = v.parse(Envelope, body);
  const items = data.flatMap((item) => {
    const result = parseOnce(schema, item);
    if (result.success) return [result.output];
    console.error(`Content API: an entry was left out. ${v.summarize(result.issues)}`);
    return [];
  });
  const { pageCount = 1, total = items.length } = meta?.pagination ?? {};
  return { items, count: data.length, pageCount, total };
}

/** A single entry's `{data: {id, attributes}}`. Throws when there is none or its shape is wrong. */
export function parseOne<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { data } = v.parse(v.object({ data: v.unknown() }), body);
  const result = parseOnce(schema, data);
  if (!result.success) throw new v.ValiError(result.issues);
  return result.output;
}

type Parsed<T> = v.SafeParseResult<v.GenericSchema<unknown, T>>;

/** On the server many documents are made of the same objects. */
const parsed = new WeakMap<v.GenericSchema, WeakMap<object, unknown>>();

/** An object that is the same as before has the same result as before. */
function parseOnce<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Parsed<T> {
  if (typeof value !== 'object' || value === null) return v.safeParse(schema, value);
  const results = parsed.get(schema) ?? new WeakMap<object, unknown>();
  parsed.set(schema, results);
  const result = results.get(value) ?? v.safeParse(schema, value);
  results.set(value, result);
  return result as Parsed<T>;
}
