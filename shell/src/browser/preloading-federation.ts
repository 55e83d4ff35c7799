import { preload } from 'react-dom';
import type { Federation } from '../federation/federation.ts';
import { scriptFiles } from '../federation/exposed-files.ts';

/**
 * A federation that asks for all files of an exposed module at once. Its container knows what else it needs only when it has
 * come itself: one more way to the edge and back, on each navigation.
 */
export function preloading(federation: Federation): Federation {
  return {
    ...federation,
    load(remote, expose) {
      for (const href of scriptFiles(remote, expose)) preload(href, { as: 'script' });
      return federation.load(remote, expose);
    },
  };
}
