import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type CDPSession, CDPSessionEvent, type Page } from 'puppeteer-core';
import { CHROMIUM_SWITCHES } from './chromium-switches.ts';

/**
 * The Chromium of the tests, driven by Puppeteer: it attaches to tabs. Where a program attaches to pages, as Playwright does, Chromium
 * prefetches documents and prerenders none.
 */
export function openPrerenderingBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', ...CHROMIUM_SWITCHES] });
}

/** Each child of a tab is a page: the one that is shown, and those that are prerendered. */
const ALL_CHILDREN = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };

/** Runs in a page. Its path, once its small script has marked it as prerendered; else empty. */
const PRERENDERED = 'document.documentElement?.dataset.prerendered === "" ? location.pathname : ""';

/**
 * Follows what the browser prerenders for a page, from now on. It attaches to the page's tab.
 * @returns the paths that are prerendered, whose small scripts have run
 */
export async function followPrerendering(page: Page): Promise<() => Promise<readonly string[]>> {
  const root = await page.browser().target().createCDPSession();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const info = targetInfos.find(({ url }) => url === page.url());
  const tab = info && (await root.connection()?.createSession(info));
  if (!tab) throw new Error(`No tab shows ${page.url()}.`);
  const children: CDPSession[] = [];
  tab.on(CDPSessionEvent.SessionAttached, (child) => children.push(child));
  await tab.send('Target.setAutoAttach', ALL_CHILDREN);
  // A page may be gone when it is asked.
  const pathIn = (child: CDPSession) =>
    child.send('Runtime.evaluate', { expression: PRERENDERED }).then(
      ({ result }) => String(result.value),
      () => '',
    );
  return () => Promise.all(children.map(pathIn));
}
