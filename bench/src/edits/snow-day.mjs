import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { openSession } from '../soak/editor.mjs';

const TIMES = '/content-manager/single-types/api::service-time.service-time';
const GIVEN_UP_MS = 20_000;
const LOOK_EVERY_MS = 10;
const DAY_MS = 86_400_000;

const Entry = v.object({ data: v.object({ services: v.array(v.looseObject({})) }) });

/** @typedef {{ day: string, note: string }} SnowDay day: `YYYY-MM-DD` */
/** @typedef {(text: string, snow: SnowDay) => boolean} Says */

/** @param {string} text @param {string} start @param {string} end */
const between = (text, start, end) => text.slice(text.indexOf(start), text.indexOf(end));

/** Where a visitor, a program or a search engine learns of it. @type {readonly (readonly [path: string, says: Says])[]} */
const PLACES = [
  // The first screen.
  ['/', (html, { note }) => between(html, '<main', '<footer').includes(note)],
  // The footer of any page.
  ['/connect/sodip', (html, { note }) => between(html, '<footer', '</footer>').includes(note)],
  ['/plan-your-visit', (html, { note }) => between(html, '<main', '<footer').includes(note)],
  // Search engines.
  ['/', (html, { day }) => html.includes(`"validFrom":"${day}"`)],
  ['/calendar.ics', (text) => text.includes('SUMMARY:CANCELLED: Worship')],
  // The live state of a document, and of an open page.
  ['/connect/sermons', (html, { day }) => new RegExp(`"day":"${day}","time":"10:00:00"[^}]*"off":true`).test(html)],
  ['/api/service-time?populate=*', (text, { note }) => text.includes(note)],
];

/**
 * Has Sunday's services called off, again and again.
 * @param {{ origin: string, contentApiUrl: string, dataDir: string }} site
 * @param {number} count
 * @returns {Promise<number[]>} milliseconds of each, from the editor's click until all places say it
 */
export async function snowDays({ origin, contentApiUrl, dataDir }, count) {
  const ask = await openSession({ contentApiUrl, dataDir });
  const { services } = v.parse(Entry, await ask('GET', TIMES)).data;
  const save = (/** @type {object[]} */ exceptions) => ask('PUT', TIMES, { services, exceptions });
  const times = [];
  for (let number = 1; number <= count; number += 1) {
    const snow = { day: nextSunday(), note: `Snow day ${number}` };
    const begun = performance.now();
    await save([{ date: snow.day, kind: 'No service', note: snow.note }]);
    await everywhere(origin, (says, text) => says(text, snow));
    times.push(performance.now() - begun);
    await save([]);
    await everywhere(origin, (says, text) => !says(text, snow));
  }
  return times;
}

/** @param {string} origin @param {(says: Says, text: string) => boolean} isRight */
async function everywhere(origin, isRight) {
  await Promise.all(
    PLACES.map(async ([path, says]) => {
      const end = performance.now() + GIVEN_UP_MS;
      while (!isRight(says, await (await fetch(`${origin}${path}`)).text())) {
        if (performance.now() > end)
          throw new Error(`${path} did not follow the edit within ${GIVEN_UP_MS / 1_000} s.`);
        await pause(LOOK_EVERY_MS);
      }
    }),
  );
}

/** The next day that is a Sunday in Maryland, not today: `YYYY-MM-DD`. */
function nextSunday() {
  const days = [1, 2, 3, 4, 5, 6, 7].map((later) => new Date(Date.now() + later * DAY_MS));
  const words = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', ...options });
  return words({}).format(days.find((day) => words({ weekday: 'long' }).format(day) === 'Sunday'));
}
