import * as v from 'valibot';
import { Remote } from './remote.ts';

/**
 * One visitor's answer to "which release of each section": section to version, the shell among them.
 * Rendering, preload tags, the federation runtime and error attribution all follow it; nothing else decides a version.
 */
export const Lock = v.record(v.string(), v.string());
export type Lock = v.InferOutput<typeof Lock>;

/**
 * The answer of `GET /_/remotes?lock=<lock>&stable=<lock>`: the releases of a lock, from which the shell makes its route table,
 * and the stable releases that are fallbacks of some. A document carries only the part that its own page needs.
 */
export const RouteTable = v.object({ remotes: v.array(Remote), stable: v.array(Remote) });
export type RouteTable = v.InferOutput<typeof RouteTable>;

/**
 * The answer of `GET /_/lock?have=<lock>` when a release of that lock was revoked (204 when none was): the new lock, and by
 * section the release that replaces the revoked one.
 */
export const LockAnswer = v.object({ lock: Lock, remotes: v.record(v.string(), Remote) });
export type LockAnswer = v.InferOutput<typeof LockAnswer>;
