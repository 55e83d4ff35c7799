// First: it declares the order of the cascade layers.
import '../styles/index.css';
import { quietWork } from 'shared/ui/when-idle';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startAuth } from '../auth/start-auth.ts';
import { App } from '../document/app.tsx';
import type { ReadState } from '../document/document-state.ts';
import { startPlayer } from '../player/start-player.ts';
import type { ClickReplay } from '../regions/click-replay.ts';
import { StaticPartsContext } from '../static/static-part.tsx';
import { BrowserPages } from './browser-pages.tsx';
import { browserStyles } from './browser-styles.tsx';
import { createRouter } from './create-router.ts';
import { ignoreSkippedTransitions, rootErrors } from './ignored-errors.ts';
import { createPageParts } from './page-parts.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { tellCutOff } from './tell-cut-off.ts';

interface Starter {
  /** What was pressed meanwhile. */
  readonly clicks: ClickReplay;
  /** The app follows the history from now on. */
  readonly onFollow: () => void;
}

/**
 * Hydrates the document that the server rendered.
 * @param read null for a document that is incomplete
 */
export async function startApp(read: ReadState | null, { clicks, onFollow }: Starter): Promise<void> {
  if (!read) return tellCutOff();
  const { state, json } = read;
  const { table, ...page } = createPageParts(state);
  const { modules, releases, deferred } = page;
  const { router, prefetch } = createRouter(state, { table, ...page });
  const served = router.state;
  const { stylesheet, files, preload: preloadStyles } = browserStyles();
  retryStylesheets();
  ignoreSkippedTransitions();
  startPlayer();

  // The app starts with a known auth state. The server's HTML is on the screen meanwhile.
  await startAuth(state.publicConfig);
  const app = (
    <App
      state={state}
      stateJson={json}
      stylesheet={stylesheet}
      environment={{ ...page, files, clicks, loadTable: table.load }}
    >
      <StaticPartsContext value="as-served">
        {/* A navigation changes what is above a region. React would discard the HTML of a region that is not hydrated. */}
        <BrowserPages router={router} served={served} onChange={deferred.activateAll} onFollow={onFollow} />
      </StaticPartsContext>
    </App>
  );
  // A transition hydrates in slices, and React handles clicks between them.
  clicks.watch();
  startTransition(() => void hydrateRoot(document, app, rootErrors()));
  preloadOnIntent({ releases, modules, preloadStyles, loadTable: table.load, prefetch });
  quietWork(() => {
    deferred.activateAll();
    void table.load();
  });
}
