import * as v from 'valibot';
import { Remote } from './remote.ts';

/**
 * The answer of `GET /_/remotes?lock=<lock>&stable=<lock>`: the releases of a lock, from which the shell makes its route table,
 * and the stable releases that are fallbacks of some. A document carries only the part that its own page needs.
 */
export const RouteTable = v.object({ remotes: v.array(Remote), stable: v.array(Remote) });
export type RouteTable = v.InferOutput<typeof RouteTable>;
