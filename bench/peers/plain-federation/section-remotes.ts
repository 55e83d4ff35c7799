import { Remote } from 'shared/contract';
import * as v from 'valibot';
import connectPackage from '../../../mfe-connect/package.json';
import connect from '../../../mfe-connect/remote.json';
import contentPackage from '../../../mfe-content/package.json';
import content from '../../../mfe-content/remote.json';
import eventsPackage from '../../../mfe-events/package.json';
import events from '../../../mfe-events/remote.json';

/** The rest is in each `mf-manifest.json`. */
const IN_MANIFEST = { entry: 'mf-manifest.json', globalName: 'none', requires: {}, exposes: {} };

/** A host's fixed list of remotes, with the pages that it knows of. */
export const SECTION_REMOTES: readonly Remote[] = [
  { ...connect, version: connectPackage.version },
  { ...content, version: contentPackage.version },
  { ...events, version: eventsPackage.version },
].map((definition) => v.parse(Remote, { ...definition, ...IN_MANIFEST }));
