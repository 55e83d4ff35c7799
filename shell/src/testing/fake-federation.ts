import { type Remote, releaseNameOf } from 'shared/contract';
import type { Federation } from '../federation/federation.ts';

/** A federation whose modules are given by the test; the others cannot be loaded. Beside the real one, same contract. */
export function fakeFederation(modules: Record<string, () => unknown>) {
  const forgotten: string[] = [];
  const loads: string[] = [];
  const federation: Federation = {
    load: async (remote: Remote, expose: string) => {
      const id = `${releaseNameOf(remote)}/${expose}`;
      loads.push(id);
      const make = modules[id];
      if (!make) throw new Error(`${id} answered 404`);
      return make();
    },
    forget: (remote) => void forgotten.push(releaseNameOf(remote)),
  };
  return { federation, forgotten, loads, modules };
}
