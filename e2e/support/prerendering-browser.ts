import { chromium } from '@playwright/test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROMIUM_SWITCHES } from './chromium-switches.ts';

/**
 * The Chromium of the tests, driven by Puppeteer: it attaches to tabs. Where a program attaches to pages, as Playwright does, Chromium
 * prefetches documents and prerenders none.
 */
export function openPrerenderingBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', ...CHROMIUM_SWITCHES] });
}
