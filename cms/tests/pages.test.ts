import * as v from 'valibot';

import { signPreview } from '../src/preview/preview-pass';
import { type Editor, editorOf, type PanelEntry } from './support/editor';
import { HOOK_SECRET } from './support/hook-secret';
import { get, request } from './support/http';
import { readPageSeed } from './support/page-seed';

const Page = v.object({ data: v.object({ attributes: v.looseObject({ parts: v.array(v.unknown()) }) }) });

const History = v.array(v.looseObject({ id: v.number(), isStored: v.boolean() }));
const Differences = v.array(v.looseObject({ field: v.string(), was: v.string(), is: v.string() }));

/** Without what a database adds: numbers of rows, and null for what is empty. */
function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value).filter(([name, inner]) => name !== 'id' && inner !== null);
  return Object.fromEntries(written.map(([name, inner]) => [name, asWritten(inner)]));
}

const partsOf = ({ body }: { body: unknown }) => asWritten(v.parse(Page, body).data.attributes.parts);

const SEED = readPageSeed();
const seededParts = (name: string) => SEED.find((page) => page.name === name)?.parts;

describe('the pages of the site', () => {
  let editor: Editor;

  beforeAll(() => {
    editor = editorOf();
  });

  const entryOf = async (name: string): Promise<PanelEntry> => {
    const found = (await editor.list('page')).find((entry) => entry.name === name);
    if (!found) throw new Error(`There is no page ${name}.`);
    return { ...found, ...(await editor.read('page', found.documentId, 'draft')) };
  };

  it('say at first what the seed says, each by its name', async () => {
    expect(SEED.length).toBeGreaterThan(10);
    for (const { name, parts } of SEED) {
      const answer = await get(`/api/pages/${name}`);
      expect([name, answer.status, partsOf(answer)]).toEqual([name, 200, parts]);
    }
  });

  it('are no list for the public, and none where there is no such page', async () => {
    expect((await get('/api/pages')).status).toBe(404);
    expect((await get('/api/pages/no-such-page')).status).toBe(404);
  });

  it('say what an editor wrote as soon as it is published; what no form shows stays', async () => {
    const before = await entryOf('daniels-men');
    const [, ...others] = v.parse(v.array(v.looseObject({})), before.parts);
    const parts = [{ __component: 'page.lead', key: 'lead', text: 'We meet on Saturdays.' }, ...others];
    await editor.update('page', before.documentId, { ...before, parts });
    expect(partsOf(await get('/api/pages/daniels-men'))).toEqual(seededParts('daniels-men'));
    await editor.publish('page', before.documentId, {});
    const [first, section] = partsOf(await get('/api/pages/daniels-men')) as Record<string, unknown>[];
    expect(first).toEqual({ __component: 'page.lead', key: 'lead', text: 'We meet on Saturdays.' });
    expect(section).toMatchObject({ key: 'intro', title: 'Three generations at one table' });
  });

  it('show a draft to the holder of a pass, and to nobody else', async () => {
    const page = await entryOf('sodip');
    const parts = [{ __component: 'page.lead', text: 'A draft of the course.' }];
    await editor.update('page', page.documentId, { ...page, parts });
    const pass = signPreview(
      { status: 'draft', panel: 'https://cms.example', until: new Date(Date.now() + 60_000) },
      HOOK_SECRET,
    );
    const drafted = await request('/api/pages/sodip?status=draft', { headers: { 'x-preview-pass': pass } });
    expect(JSON.stringify(drafted.body)).toContain('A draft of the course.');
    expect((await get('/api/pages/sodip?status=draft')).status).toBe(400);
    expect(JSON.stringify((await get('/api/pages/sodip')).body)).not.toContain('A draft of the course.');
  });

  it('open their own address as a preview', async () => {
    const { documentId } = await entryOf('poiema');
    const query = `documentId=${documentId}&status=draft`;
    const { body } = await editor.call('GET', `/content-manager/preview/url/api::page.page?${query}`);
    const { url } = v.parse(v.object({ data: v.object({ url: v.string() }) }), body).data;
    expect(new URL(url).pathname).toBe('/connect/poiema');
  });

  it('refuse an address that no browser opens, in an entry of a list too, with what to type', async () => {
    const page = await entryOf('outreaches');
    const items = [{ title: 'Volunteer', link: 'write to us' }];
    const parts = [{ __component: 'page.list', look: 'Next steps', items }];
    const answer = await editor.update('page', page.documentId, { ...page, parts });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('An address has no spaces'),
    ]);
  });

  it('come back as they were, with what no form shows', async () => {
    const page = await entryOf('kiddies');
    await editor.update('page', page.documentId, { ...page, parts: [{ __component: 'page.lead', text: 'Closed.' }] });
    const history = `/entry-history/api::page.page/${page.documentId}`;
    const lines = v.parse(History, (await editor.call('GET', history)).body);
    const before = lines.filter(({ isStored }) => isStored)[1];
    const [difference] = v.parse(Differences, (await editor.call('GET', `${history}/${before?.id}`)).body);
    expect(difference).toMatchObject({ field: 'What it says', is: 'Closed.' });
    expect(difference?.was).toContain('The loudest room in the house');
    expect(difference?.was).not.toMatch(/page\.section|intro/);
    expect((await editor.call('POST', `${history}/${before?.id}`)).status).toBe(200);
    await editor.publish('page', page.documentId, {});
    expect(partsOf(await get('/api/pages/kiddies'))).toEqual(seededParts('kiddies'));
  });
});
