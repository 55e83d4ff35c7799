import { Remote } from 'shared/contract';
import * as v from 'valibot';
import connect from '../../../mfe-connect/remote.json';
import content from '../../../mfe-content/remote.json';
import events from '../../../mfe-events/remote.json';
import type { Federation } from '../../../shell/src/federation/federation.ts';

const BUILT = { version: '0.0.0', entry: 'none', globalName: 'none', requires: {}, exposes: {} };

/** One chunk per page and slot, by the bundler instead of the federation runtime. */
const LOADERS: Readonly<Record<string, (kind: string, name: string) => Promise<unknown>>> = {
  connect: (kind, name) => import(`../../../mfe-connect/src/${kind}/${name}.tsx`),
  content: (kind, name) => import(`../../../mfe-content/src/${kind}/${name}.tsx`),
  events: (kind, name) => import(`../../../mfe-events/src/${kind}/${name}.tsx`),
};

const federation: Federation = {
  forget: () => undefined,
  load: (remote, expose) => {
    const [kind = '', name = ''] = expose.split('/');
    const load = LOADERS[remote.name];
    return load ? load(kind, name) : Promise.reject(new Error(`No section ${remote.name} in the bundle.`));
  },
};

export const bundledSections = {
  federation,
  remotes: [connect, content, events].map((definition) => v.parse(Remote, { ...definition, ...BUILT })),
};
