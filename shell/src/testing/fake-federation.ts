import { type Remote, releaseNameOf } from 'shared/contract';
import type { Federation } from '../federation/federation.ts';

/** A federation with the test's modules. All others fail to load. */
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
