import * as v from 'valibot';
import { Lock } from './lock.ts';
import { Remote } from './remote.ts';

/**
 * What `GET /_/lock?have=<lock>` says to an open page of which a release was taken back (204 says that none was): the lock
 * from now on, and by section the releases that take the place of those.
 */
export const LockAnswer = v.object({ lock: Lock, remotes: v.record(v.string(), Remote) });
export type LockAnswer = v.InferOutput<typeof LockAnswer>;
