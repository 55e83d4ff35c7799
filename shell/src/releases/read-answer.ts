/** Its own chunk: no page needs it before it is alive. */
const loadParsers = () => import(/* webpackChunkName: "shapes" */ './answer-parsers.ts');

type Parsers = Awaited<ReturnType<typeof loadParsers>>;

/** The edge's answer; what checks its shape comes with it. Rejects when it is something else. */
export async function readAnswer<T>(response: Response, check: (body: unknown, parsers: Parsers) => T): Promise<T> {
  const [body, parsers] = await Promise.all([response.json() as Promise<unknown>, loadParsers()]);
  return check(body, parsers);
}
