import { AsyncLocalStorage } from 'node:async_hooks';

const following = new AsyncLocalStorage<true>();

/** Runs what writes events for a series: nobody else may write which series an event belongs to. */
export const whileFollowing = <Result>(write: () => Promise<Result>) => following.run(true, write);

/** Whether a series writes just now, and not an editor. */
export const isFollowing = () => following.getStore() === true;
