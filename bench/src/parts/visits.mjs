import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { withSites } from '../sites/with-sites.mjs';
import { settingsBehindTls, withTls } from '../sites/with-tls.mjs';
import { compareVisits } from '../visits/compare-visits.mjs';
import { PROFILES } from '../visits/profiles.mjs';
import { firstEvent } from '../visits/first-event.mjs';
import { pressToDrawn } from '../visits/press-to-drawn.mjs';
import { visit, visitForRoundTrips } from '../visits/visit.mjs';

const ROUTES = ['/', '/events', '/about-us', '/connect/sermons', '/join-us', '/events/:event'];

/**
 * First visits of the site and of its peers, in turns.
 * @param {import('../main.mjs').Context} context
 */
export function measure(context) {
  const { folder, tls } = context;
  if (!tls) return withSites(context, async (origins) => visitAll(context, { origins, event: await eventOf(origins) }));
  const use = async (/** @type {Origins} */ plain) => {
    const event = await eventOf(plain);
    return withTls({ origins: plain, folder }, (origins, switches) => visitAll(context, { origins, event, switches }));
  };
  return withSites(context, use, settingsBehindTls);
}

/** @typedef {Readonly<Record<string, string>>} Origins by site */

/** @param {Origins} origins */
const eventOf = ({ site = '' }) => firstEvent(site);

/**
 * @param {import('../main.mjs').Context} context
 * @param {{ origins: Origins, event: string, switches?: readonly string[] }} sites event: an event's path; switches: of the browser
 */
async function visitAll(context, { origins, event, switches = [] }) {
  const { runs, chromium: executablePath, say, routes, profiles } = context;
  const browser = await chromium.launch({ executablePath, args: [...switches] });
  const prerendering = await puppeteer.launch({ executablePath, args: ['--no-sandbox', ...switches] });
  try {
    const rows = [];
    for (const profile of PROFILES.filter(({ name }) => profiles.length === 0 || profiles.includes(name)))
      for (const route of routes.length > 0 ? routes : ROUTES) {
        say(`${profile.name} ${route}`);
        const address = route === '/events/:event' ? event : route;
        rows.push(
          ...compareVisits(
            route,
            profile,
            await visitInTurns({ browser, prerendering, origins, address, profile, runs }),
          ),
        );
      }
    return rows;
  } finally {
    await browser.close();
    await prerendering.close();
  }
}

/**
 * @typedef {object} Turns
 * @property {import('@playwright/test').Browser} browser
 * @property {import('puppeteer-core').Browser} prerendering
 * @property {Readonly<Record<string, string>>} origins
 * @property {string} address path and query
 * @property {import('../visits/profiles.mjs').Profile} profile
 * @property {number} runs
 */

/**
 * Each run visits all of them once, every other run in the opposite order: what a page leaves to do slows the visit after it. The first visits
 * tell the round trips, and fill the servers' caches.
 * @param {Turns} turns
 */
async function visitInTurns({ browser, prerendering, origins, address, profile, runs }) {
  /** @type {Record<string, Record<string, number>[]>} */
  const visits = {};
  /** @type {Record<string, number>} */
  const roundTrips = {};
  const sites = Object.entries(origins);
  for (const [name, origin] of sites) roundTrips[name] = await visitForRoundTrips(browser, origin + address, profile);
  for (let run = 0; run < runs; run += 1)
    for (const [name, origin] of run % 2 === 0 ? sites : sites.toReversed()) {
      const figures = await visit(browser, origin + address, profile);
      const pressed = await pressToDrawn(prerendering, origin + address, profile);
      (visits[name] ??= []).push({ ...figures, 'press-to-drawn': pressed, 'round-trips': roundTrips[name] ?? 0 });
    }
  return visits;
}
