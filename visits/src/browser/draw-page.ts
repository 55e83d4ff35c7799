import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Sight } from '../compare-visits.ts';
import type { DevTools } from './devtools-pipe.ts';
import { WIDTHS } from '../pictures/picture-report.ts';
import { followNetwork, type QuietNetwork } from './quiet-network.ts';
import { FREEZE_CLOCK, restPage, settlePage } from './settle-page.ts';
import { inOwnTab, type OpenPage, type PageToVisit, type VisitedOrigin, watchPage } from './visit-page.ts';

/** CSS pixels of a screen. */
const HEIGHT = 900;

/** Pixels of one picture: 33 MB in memory. What is below is left out. */
const MOST_PIXELS = 8_294_400;
/** Chromium draws no higher, and WebP holds no more. */
const MOST_ROWS = 16_000;

export interface PageToDraw {
  /** Path and query. */
  readonly address: string;
  /** What the page's clock says all the while. */
  readonly at: Date;
}

/** What one visit has seen, and what it looked like. */
export interface Drawing extends Sight {
  /** PNG by width; none of a page with a fault. */
  readonly pictures: ReadonlyMap<number, Buffer>;
}

/** Draws the page with a release. */
export type Draw = (release: Omit<PageToVisit, 'address'>) => Promise<Drawing>;

/** Opens one page several times as one visitor, so that other sections' rollouts show it the same. */
export function drawPage<T>(
  devTools: DevTools,
  { site, page }: { readonly site: VisitedOrigin; readonly page: PageToDraw },
  use: (draw: Draw) => Promise<T>,
): Promise<T> {
  return inOwnTab(devTools, async (tab) => {
    const send = (method: string, params: object) => devTools.send(method, params, tab.sessionId);
    await send('Page.enable', {});
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${FREEZE_CLOCK})(${page.at.getTime()})` });
    // From its cache it would show photos in the size of an earlier, wider window.
    await send('Network.setCacheDisabled', { cacheDisabled: true });
    await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
    await send('Emulation.setScrollbarsHidden', { hidden: true });
    const network = followNetwork(devTools, tab);
    try {
      const opened = { ...site, ...tab, network, address: page.address, mayLack: true };
      return await use((release) => drawOnce(devTools, { ...opened, ...release }));
    } finally {
      network.stop();
    }
  });
}

interface DrawnTab extends OpenPage {
  readonly network: QuietNetwork;
}

async function drawOnce(devTools: DevTools, page: DrawnTab): Promise<Drawing> {
  const pictures = new Map<number, Buffer>();
  await setWidth(devTools, page, WIDTHS[0]);
  const sight = await watchPage(devTools, page);
  if (sight.fault !== null) return { ...sight, pictures };
  await evaluate(devTools, page, `(${restPage.toString()})(${page.restMs})`);
  for (const width of WIDTHS) {
    await setWidth(devTools, page, width);
    await page.network.until();
    const over = wait(page.aliveWithinMs, null, { ref: false });
    const picture = await Promise.race([takePicture(devTools, page, width).catch(() => null), over]);
    if (picture === null) return { ...sight, fault: `it could not be drawn at ${width} px.`, pictures: new Map() };
    pictures.set(width, picture);
  }
  return { ...sight, pictures };
}

async function setWidth(devTools: DevTools, { sessionId }: OpenPage, width: number): Promise<void> {
  const metrics = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics, sessionId);
}

/** @returns the answer, or null when the page has not given one in time */
function evaluate(devTools: DevTools, { sessionId, aliveWithinMs }: OpenPage, expression: string) {
  const params = { expression, awaitPromise: true, returnByValue: true };
  const answer = devTools.send('Runtime.evaluate', params, sessionId);
  return Promise.race([answer, wait(aliveWithinMs, null, { ref: false })]);
}

const Settled = v.object({ result: v.object({ value: v.number() }) });
const Captured = v.object({ data: v.string() });

async function takePicture(devTools: DevTools, page: OpenPage, width: number): Promise<Buffer> {
  const settled = await evaluate(devTools, page, `(${settlePage.toString()})()`);
  const { result } = v.parse(Settled, settled);
  const height = Math.min(Math.ceil(result.value), Math.floor(MOST_PIXELS / width), MOST_ROWS);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const capture = { format: 'png', clip, captureBeyondViewport: true };
  const { data } = v.parse(Captured, await devTools.send('Page.captureScreenshot', capture, page.sessionId));
  return Buffer.from(data, 'base64');
}
