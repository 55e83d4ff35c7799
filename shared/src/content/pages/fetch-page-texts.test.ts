import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchPageTexts } from './fetch-page-texts.ts';

const page = (...parts: object[]) => ({
  '/api/pages/': { data: { id: 'a1', attributes: { description: 'Who we are.', parts } } },
});
const LEAD = { __component: 'page.lead', key: 'lead', text: 'Come in.' };

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const ask = (answers: Readonly<Record<string, unknown>>, required?: readonly string[]) =>
  fetchPageTexts(createFakeHttp(answers), 'sodip', {
    signal: new AbortController().signal,
    ...(required && { required }),
  });

describe('the texts of a page', () => {
  it('are what staff wrote', async () => {
    const item = { title: 'Sign up', text: ' Write to us. ', note: null, link: '/connect/contact-us' };
    const texts = await ask(
      page(
        LEAD,
        { __component: 'page.section', title: 'Rooted', text: [{ type: 'paragraph', children: [] }] },
        { __component: 'page.list', look: 'Next steps', items: [item] },
        { __component: 'page.verse', text: 'Iron sharpens iron.', source: 'Proverbs 27:17' },
      ),
    );
    expect(texts).toEqual({
      description: 'Who we are.',
      parts: [
        { kind: 'lead', key: 'lead', text: 'Come in.' },
        {
          kind: 'section',
          key: '',
          eyebrow: '',
          title: 'Rooted',
          text: [{ type: 'paragraph', children: [] }],
        },
        {
          kind: 'list',
          key: '',
          look: 'Next steps',
          eyebrow: '',
          title: '',
          text: '',
          items: [{ key: '', title: 'Sign up', note: '', text: 'Write to us.', link: '/connect/contact-us' }],
        },
        { kind: 'verse', key: '', text: 'Iron sharpens iron.', source: 'Proverbs 27:17' },
      ],
    });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['the entry was deleted', { '/api/pages/sodip': 404 }],
    ['the content API is away', { '/api/pages/sodip': 503 }],
    ['the answer is none', { '/api/pages/sodip': { data: [] } }],
    ['staff deleted all of it', page()],
    ['nothing of it is understood', page({ __component: 'page.map' }, { title: 'No kind' })],
  ])('are those that it began with when %s, and the log says so', async (_why, answers) => {
    const { description, parts } = await ask(answers);
    expect(description).toMatch(/^SODIP, Soteria Discipleship/);
    expect(parts.map(({ kind }) => kind)).toEqual(['lead', 'section', 'list', 'list']);
    expect(log.mock.calls).toContainEqual([
      expect.stringMatching(/sodip says what it said at first/),
      expect.any(Error),
    ]);
  });

  it('are what staff wrote, however slow a browser’s connection is', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const [answer] = Object.values(page(LEAD));
    const get = (_path: string, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(answer), 5_000);
      });
    const asked = fetchPageTexts({ get, post: get }, 'sodip', { signal: new AbortController().signal });
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    expect((await asked).parts).toEqual([{ kind: 'lead', key: 'lead', text: 'Come in.' }]);
  });

  it('lack what is not understood, and nothing else', async () => {
    const { parts } = await ask(page(LEAD, { __component: 'page.map', place: 'Towson' }));
    expect(parts).toEqual([{ kind: 'lead', key: 'lead', text: 'Come in.' }]);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Content API: a part of a page was left out/)]]);
  });

  it('have what the page cannot be without', async () => {
    const { parts } = await ask(page(LEAD), ['lead', 'intro']);
    expect(parts).toEqual([
      { kind: 'lead', key: 'lead', text: 'Come in.' },
      expect.objectContaining({ kind: 'section', key: 'intro', title: 'Learn it, live it, pass it on' }),
    ]);
    expect(log.mock.calls).toEqual([['Content API: the page sodip lacks intro.']]);
  });

  it('lead nowhere that a link must not', async () => {
    const items = [{ title: 'Click', link: 'javascript:alert(1)' }];
    const { parts } = await ask(page({ __component: 'page.list', look: 'Facts', items }));
    expect(parts).toEqual([expect.objectContaining({ items: [expect.objectContaining({ link: '' })] })]);
  });
});
