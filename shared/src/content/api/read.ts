/** A chunk of its own: hydration does not need it. */
const loadShapes = () => import(/* webpackChunkName: "shapes" */ '../shapes.ts');

type Shapes = Awaited<ReturnType<typeof loadShapes>>;

/** Reads an answer of the content API. The schemas load during the call. Rejects when either fails. */
export async function read<T>(call: Promise<unknown>, check: (body: unknown, shapes: Shapes) => T): Promise<T> {
  const [body, shapes] = await Promise.all([call, loadShapes()]);
  return check(body, shapes);
}
