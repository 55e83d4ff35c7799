import { renderInBrowser } from '../client-rendered/render-in-browser.tsx';
import { createFederation } from './manifest-federation.ts';
import { SECTION_REMOTES } from './section-remotes.ts';

/** A client-rendered host with the same sections, loaded the usual way. */
void renderInBrowser(createFederation(), SECTION_REMOTES);
