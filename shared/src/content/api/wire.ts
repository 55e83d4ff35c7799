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
    const result = v.safeParse(schema, item);
    if (result.success) return [result.output];
    console.error(`Content API: an entry was left out. ${v.summarize(result.issues)}`);
    return [];
  });
  const { pageCount = 1, total = items.length } = meta?.pagination ?? {};
  return { items, count: data.length, pageCount, total };
}

/** A single entry's `{data: {id, attributes}}`. Throws when there is none or its shape is wrong. */
export function parseOne<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  return v.parse(v.object({ data: schema }), body).data;
}
