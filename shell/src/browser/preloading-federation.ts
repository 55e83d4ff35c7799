import { preloadScripts } from '../federation/exposed-files.ts';
import type { Federation } from '../federation/federation.ts';

/** Requests all files of an exposed module at once. */
export function preloadingFederation(federation: Federation): Federation {
  return {
    ...federation,
    load(remote, expose) {
      preloadScripts(remote, expose, 'auto');
      return federation.load(remote, expose);
    },
  };
}
