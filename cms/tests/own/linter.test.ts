import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import * as v from 'valibot';

import { type Editor, editorOf, editorWithRole, logIn, type PanelEntry, programWithAllRights } from '../support/editor';
import { type Answer, get } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';
import { until } from '../support/until';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const text = (words: string) => ({ type: 'text', text: words });
const link = (url: string) => ({ type: 'link', url, children: [text('The camp')] });

/** The first Saturday of next June. */
const YEAR = new Date().getUTCFullYear() + 1;
const SATURDAY = 6 - new Date(Date.UTC(YEAR, 5, 7)).getUTCDay() || 7;
const EVENT = { title: 'Picnic by the Lake', startDate: `${YEAR}-06-0${SATURDAY}T16:00:00.000Z` };
const RIGHT = { desc: [paragraph(text(`We meet on Saturday, ${SATURDAY} June.`))] };
const WRONG = {
  desc: [paragraph(text(`We meet on Sunday, ${SATURDAY} June. See `), link('/no-such-page'), text('.'))],
};
const WORDS = [
  `desc: “Sunday, ${SATURDAY} June” says Sunday, but June ${SATURDAY}, ${YEAR} is a Saturday. Write Saturday instead of Sunday, or the date that you mean.`,
  'desc: The site has no page at “/no-such-page”. Open the page that you mean, and copy its address from the bar of your browser.',
];

const Refusal = v.object({
  error: v.object({
    details: v.object({ errors: v.array(v.looseObject({ path: v.array(v.string()), message: v.string() })) }),
  }),
});
const Found = v.object({
  checked: v.number(),
  entries: v.array(
    v.looseObject({ uid: v.string(), title: v.string(), isPublic: v.boolean(), findings: v.array(v.unknown()) }),
  ),
});
const Facts = v.object({ missingPaths: v.array(v.string()), doubledEvents: v.array(v.string()) });

function refusals({ status, body }: Answer): string[] {
  expect(status).toBe(400);
  return v.parse(Refusal, body).error.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const listOf = async (editor: Editor) => v.parse(Found, (await editor.call('GET', '/lint')).body);
const titlesOf = async (editor: Editor) => (await listOf(editor)).entries.map(({ title }) => title);

describe('the linter', () => {
  let site: Server;
  let cms: RunningCms;
  let editor: Editor;
  let event: PanelEntry;
  /** How the site's own questions to the CMS ended. */
  const questions: string[] = [];

  const askFacts = async (documentId: string | null) => {
    const about = { paths: ['/events', '/no-such-page'], event: { start: EVENT.startDate, documentId } };
    return v.parse(Facts, (await editor.call('POST', '/lint/facts', about)).body);
  };
  /** The CMS remembers for half a minute what the site told it. */
  const untilSiteTold = () => until(async () => (await askFacts(null)).missingPaths.length > 0);
  const publish = (change: object) => editor.publish('event', event.documentId, { ...EVENT, ...change });

  beforeAll(async () => {
    site = createServer(({ url }, response) => {
      const end = () => {
        if (url === '/next-year') response.setHeader('x-page', 'coming');
        response.writeHead(['/no-such-page', '/next-year'].includes(url ?? '') ? 404 : 200).end();
      };
      if (url !== '/asks-the-cms') return end();
      const question = get(`${cms.url}/api/site-setting`).then(() => 'answered');
      void Promise.race([question, once(response, 'close').then(() => 'given up')])
        .then((outcome) => questions.push(outcome))
        .then(end);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = v.parse(v.object({ port: v.number() }), site.address());
    cms = await startCms({ environment: { SITE_URL: `http://127.0.0.1:${port}` } });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  });

  afterAll(async () => {
    await cms.stop();
    site.close();
    await removeData(cms.dataDir);
  });

  it('has nothing to say of the first content', async () => {
    const { checked, entries } = await listOf(editor);
    expect(entries).toEqual([]);
    expect(checked).toBeGreaterThan(30);
  });

  it('keeps what would be wrong on the site from being published, in words, and lets a draft be', async () => {
    event = await editor.create('event', { ...EVENT, ...WRONG });
    await untilSiteTold();
    expect(refusals(await publish(WRONG))).toEqual(WORDS);
    expect((await publish(RIGHT)).status).toBe(200);
    await untilSiteTold();
    expect(refusals(await publish(WRONG))).toEqual(WORDS);
    expect(await editor.read('event', event.documentId, 'published')).not.toMatchObject(WRONG);
  });

  it('asks the site before a save begins, so that the site gets its own questions answered', async () => {
    const linked = {
      desc: [paragraph(text('Before: '), link('/asks-the-cms'), text(', '), link('/next-year'), text('.'))],
    };
    // The CMS gives a slow site up; within a save's transaction, it always does.
    await until(async () => {
      expect((await publish(linked)).status).toBe(200);
      return questions.includes('answered');
    });
  });

  it('lets nobody link to an event that visitors do not see yet', async () => {
    const draft = await editor.create('event', { ...EVENT, title: 'Campfire' });
    const linked = { desc: [paragraph(text('Before: '), link(`/events/campfire-${draft.documentId}`), text('.'))] };
    expect(refusals(await publish(linked))).toEqual([
      expect.stringContaining(`desc: The site has no page at “/events/campfire-${draft.documentId}”.`),
    ]);
    expect((await editor.publish('event', draft.documentId, {})).status).toBe(200);
    expect((await publish(linked)).status).toBe(200);
  });

  it('refuses what has no drafts in the same way, to a program as well, and nothing of it is stored', async () => {
    const settings = '/content-manager/single-types/api::site-setting.site-setting';
    const program = await programWithAllRights({ administrator: editor, url: cms.url });
    const phone = '410-555-014';
    const words = [
      'phone: “410-555-014” is no phone number. Write it as (410) 555-0142, or with + and the country for one abroad.',
    ];
    expect(refusals(await editor.call('PUT', settings, { phone }))).toEqual(words);
    expect(refusals(await program.call('PUT', '/api/site-setting', { data: { phone } }))).toEqual(words);
    expect((await editor.call('GET', settings)).body).toMatchObject({ data: { phone: '(410) 555-0142' } });
  });

  it('lists what is to be mended on the whole site, what is wrong first, to whoever may read it', async () => {
    await editor.create('event', { ...EVENT, title: 'Draft with a mistake', ...WRONG });
    await editor.create('sermon-series', { title: 'ADVENT SERMONS' });
    let entries: v.InferOutput<typeof Found>['entries'] = [];
    // While the site does not answer in time, its missing page is no finding.
    await until(async () => {
      ({ entries } = await listOf(editor));
      return entries[0]?.findings.length === 2;
    });
    expect(entries.map(({ title, isPublic, findings }) => [title, isPublic, findings.length])).toEqual([
      ['Draft with a mistake', false, 2],
      ['ADVENT SERMONS', true, 1],
    ]);
    expect(await titlesOf(await editorWithRole(editor, cms.url, 'Sermons'))).toEqual(['ADVENT SERMONS']);
    const team = await editorWithRole(editor, cms.url, 'Prayer team');
    expect(await listOf(team)).toEqual({ checked: 0, entries: [] });
    expect((await get(`${cms.url}/lint`)).status).toBe(401);
  });

  it('knows beside a form what else is on the site', async () => {
    const { title } = EVENT;
    await untilSiteTold();
    const { missingPaths, doubledEvents } = await askFacts(null);
    expect(missingPaths).toEqual(['/no-such-page']);
    expect(doubledEvents).toContainEqual(expect.stringContaining(title.toLowerCase()));
    expect((await askFacts(event.documentId)).doubledEvents).not.toContainEqual(
      expect.stringContaining(title.toLowerCase()),
    );
    expect((await editor.call('POST', '/lint/facts', { paths: ['//elsewhere.example'], event: null })).status).toBe(
      400,
    );
  });
});
