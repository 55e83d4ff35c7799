/** A chunk of its own: a page needs it only after hydration. */
const loadParsers = () => import(/* webpackChunkName: "shapes" */ './answer-parsers.ts');

type Parsers = Awaited<ReturnType<typeof loadParsers>>;

/** Reads an answer of the edge. Rejects when its shape is wrong. */
export async function readAnswer<T>(response: Response, parse: (body: unknown, parsers: Parsers) => T): Promise<T> {
  const [body, parsers] = await Promise.all([response.json() as Promise<unknown>, loadParsers()]);
  return parse(body, parsers);
}
