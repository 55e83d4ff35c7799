import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Sight } from '../compare-visits.ts';
import { devToolsOver } from './devtools-pipe.ts';
import { type Draw, drawPage, type PageToDraw } from './draw-page.ts';
import { type PageToVisit, type VisitedOrigin, visitPage } from './visit-page.ts';

/** A browser without cookies of anybody. */
export interface VisitingBrowser {
  /** Opens a page, and waits until it is alive. Rejects when the browser ends. */
  visit(page: PageToVisit): Promise<Sight>;
  /** Draws a page with several releases. Rejects when the browser ends. */
  draw<T>(page: PageToDraw, use: (draw: Draw) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const USUAL = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
  (name) => join('/usr/bin', name),
);

/** Where a browser is installed; null for none. @param stated a path, or `none` */
export function findBrowser(stated: string | undefined): string | null {
  const places = stated === undefined ? USUAL : [stated];
  return places.find((path) => path !== 'none' && existsSync(path)) ?? null;
}

/** Beside what keeps it quiet: pages reach their own site only, so no stranger is told of a visit, and no video plays. */
const switches = (host: string) => [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-features=HttpsUpgrades',
  '--disable-gpu',
  '--disable-sync',
  '--mute-audio',
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`,
];
/** Chromium has no sandbox for root, which runs a site in a container. */
const asRoot = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

const END_WITHIN_MS = 3_000;

/** The shell gives a region's code five seconds, and its fallback as many. */
const ALIVE_WITHIN_MS = 20_000;

/** Pages do what can wait, such as moving slides, two seconds after their load (shared/ui/when-idle). */
const REST_MS = 2_200;

/** Starts a browser with a profile of its own, which is deleted with it. Rejects when it does not start. */
export async function openBrowser(
  path: string,
  { origin, aliveWithinMs = ALIVE_WITHIN_MS, restMs = REST_MS }: Pick<VisitedOrigin, 'origin'> & Partial<VisitedOrigin>,
): Promise<VisitingBrowser> {
  const site: VisitedOrigin = { origin, aliveWithinMs, restMs };
  const profile = await mkdtemp(join(tmpdir(), 'soteria-visits-'));
  const args = [...switches(new URL(origin).hostname), ...asRoot(), `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = once(browser, 'exit').catch(() => undefined);
  const [, , , output, input] = browser.stdio;
  if (!(output instanceof Writable) || !(input instanceof Readable)) throw new Error('The browser has no pipes.');
  const devTools = devToolsOver(output, input);
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    devTools.send('Browser.close').catch(() => undefined);
    const timer = setTimeout(() => browser.kill('SIGKILL'), END_WITHIN_MS);
    await ended;
    clearTimeout(timer);
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }

  await devTools.send('Browser.getVersion').catch(async (cause: unknown) => {
    await close();
    throw new Error(`${path} does not start`, { cause });
  });
  return {
    visit: (page) => visitPage(devTools, site, page),
    draw: (page, use) => drawPage(devTools, { site, page }, use),
    close: () => (closing ??= close()),
  };
}
