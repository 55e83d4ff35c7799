import * as v from 'valibot';
import { Remote } from './remote.ts';

/**
 * What `GET /_/remotes?lock=<lock>&stable=<lock>` says: the releases of a lock, from which the shell makes its route table,
 * and the stable ones that stand in for some of them. A document carries only what its own page needs of it.
 */
export const RouteTable = v.object({ remotes: v.array(Remote), stable: v.array(Remote) });
export type RouteTable = v.InferOutput<typeof RouteTable>;
