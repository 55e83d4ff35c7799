import { checkForms, checkPages, expectRelease } from '../nodes/check-site.mjs';
import { logInToPanel } from '../restore/log-in-to-panel.mjs';

/** Uses a site that only this process reaches. Its arguments: what to do, and with what. */
const [work = '', ...given] = process.argv.slice(2);
const [site = '', asked = ''] = given;

/** @type {Record<string, () => Promise<unknown>>} */
const WORKS = {
  pages: () => checkPages(site),
  forms: () => checkForms(site),
  release: () => expectRelease(site, JSON.parse(asked)),
  entered: async () => (await (await logInToPanel(site, asked)).list('prayer-request')).length,
};

const done = await WORKS[work]?.();
process.stdout.write(JSON.stringify(done ?? null));
