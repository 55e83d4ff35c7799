import { preload } from 'react-dom';
import type { Federation } from '../federation/federation.ts';
import { scriptFiles } from '../federation/exposed-files.ts';

/** Requests all files of an exposed module at once. The container alone would request its chunks one round trip later. */
export function preloadingFederation(federation: Federation): Federation {
  return {
    ...federation,
    load(remote, expose) {
      for (const href of scriptFiles(remote, expose)) preload(href, { as: 'script' });
      return federation.load(remote, expose);
    },
  };
}
