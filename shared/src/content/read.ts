/** Its own chunk: what the server has drawn is hydrated without. */
const loadShapes = () => import(/* webpackChunkName: "shapes" */ './shapes.ts');

type Shapes = Awaited<ReturnType<typeof loadShapes>>;

/** Takes an answer of the content API; what checks its shape comes while the call is on its way. Rejects like both. */
export async function read<T>(call: Promise<unknown>, check: (body: unknown, shapes: Shapes) => T): Promise<T> {
  const [body, shapes] = await Promise.all([call, loadShapes()]);
  return check(body, shapes);
}
