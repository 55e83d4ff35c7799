/** @jest-environment node */
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { RenderJob, VerifiedFiles } from 'shared/contract';
import { useSearchParams } from 'shared/router';
import { createPageReleases } from '../releases/page-releases.ts';
import { type AttemptOptions, renderAttempt } from './render-attempt.tsx';

const drawn = jest.fn();

function Words() {
  drawn();
  return <p>{useLoaderData<string>()}</p>;
}

function Kind() {
  const [query] = useSearchParams();
  drawn();
  return <p>{query.get('kind') ?? 'all'}</p>;
}

/** Longer than what Node cuts from memory that it shares. */
function Frame() {
  return (
    <Suspense fallback={'It is on its way. '.repeat(500)}>
      <Outlet />
      {'Peace be with you. '.repeat(500)}
    </Suspense>
  );
}

function QueryOfPlace() {
  return <p>{useLocation().search}</p>;
}

function WholeQuery() {
  return <p>{String(useSearchParams()[0])}</p>;
}

let words = 'Grace';
let lastPage = 0;
beforeEach(() => {
  drawn.mockClear();
  words = 'Grace';
  // What was drawn for other tests is not of this page.
  lastPage += 1;
});

const SHELL = { name: 'shell', version: '1.0.0', js: [], css: [], fonts: [] };

async function html(address = '', job: Partial<RenderJob> = {}) {
  const page = (name: string, element: ReactNode) => ({
    path: `/${lastPage}/${name}`,
    loader: () => words,
    element,
  });
  const children = [
    page('words', <Words />),
    page('kind', <Kind />),
    page('location', <QueryOfPlace />),
    page('params', <WholeQuery />),
  ];
  const options = {
    job: {
      url: `https://church.example/${lastPage}/${address}`,
      lock: { shell: '1.0.0' },
      shell: { remote: SHELL, integrity: {} },
      sections: [],
      publicConfig: {},
      regions: 'rendered',
      budgetMs: 1_000,
      ...job,
    } as unknown as RenderJob,
    verified: {} as VerifiedFiles,
    routes: [{ id: 'shell', element: <Frame />, children }],
    releases: createPageReleases({ remotes: [], stable: [] }),
    modules: {} as AttemptOptions['modules'],
    stable: [],
  };
  const result = await renderAttempt(options);
  if (result instanceof Response) throw new Error('A redirect');
  const text = Buffer.from(result.html).toString();
  // The edge moves the bytes to another thread.
  structuredClone(result.html, { transfer: [result.html.buffer as ArrayBuffer] });
  return text;
}

it('a document of the same data is drawn once, and is the same', async () => {
  const documents = [await html('words'), await html('words'), await html('words')];
  expect(documents[0]).toContain('<p>Grace</p>');
  expect(new Set(documents).size).toBe(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('new data is drawn', async () => {
  await html('words');
  words = 'Mercy';
  expect(await html('words')).toContain('<p>Mercy</p>');
});

it('so is the document of other releases, each once', async () => {
  for (const content of ['1.0.0', '2.0.0', '1.0.0', '2.0.0']) await html('words', { lock: { content } });
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('a query that nothing reads makes no other document', async () => {
  const document = await html('words?ref=a');
  expect(await html('words?ref=b')).toBe(document);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('of a query whose keys are read, these make another document, and no others', async () => {
  expect(await html('kind?kind=men')).toContain('<p>men</p>');
  expect(await html('kind?ref=a&kind=men')).toContain('<p>men</p>');
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(await html('kind?kind=women')).toContain('<p>women</p>');
  expect(await html('kind')).toContain('<p>all</p>');
});

it.each(['location', 'params'])('a query that is read as a whole makes another document: %s', async (page) => {
  expect(await html(`${page}?a=1`)).toContain('a=1</p>');
  expect(await html(`${page}?a=2`)).toContain('a=2</p>');
});

it.each<[string, Partial<RenderJob>]>([
  ['a preview', { preview: { drafts: true, until: '2027-01-01T00:00:00.000Z' } }],
  ['of which the judge hears', { vitals: { sample: 1, ticket: 'one' } }],
])('a document %s is drawn each time', async (_kind, job) => {
  await html('words', job);
  await html('words', job);
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('what fails is drawn again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  drawn.mockImplementationOnce(() => {
    throw new Error('boom');
  });
  expect(await html('words')).not.toContain('<p>Grace</p>');
  expect(await html('words')).toContain('<p>Grace</p>');
  log.mockRestore();
});
