import { renderInBrowser } from '../client-rendered/render-in-browser.tsx';
import { createFederation } from '../sections-in-one/bundled-federation.ts';
import { bundledRemote } from '../sections-in-one/bundled-remote.ts';

/** Shell and sections as one client-rendered application, split by route: what a team without federation ships. */
void renderInBrowser(createFederation(), [bundledRemote({ version: '0.0.0', entry: 'none', files: {} })]);
