/** @jest-environment node */
import { type ReactNode, Suspense, use } from 'react';
import { releaseMark } from '../regions/release-mark.ts';
import { renderHtml as renderBytes } from './render-html.ts';

const never = new Promise<never>(() => undefined);

function Waiting() {
  use(never);
  return null;
}

function Broken(): never {
  throw new Error('boom');
}

async function renderHtml(document: ReactNode, budgetMs: number) {
  const { html, errors } = await renderBytes(document, budgetMs);
  return { html: Buffer.from(html).toString(), errors };
}

describe('rendering a document', () => {
  it('gives the whole text without any script', async () => {
    const { html, errors } = await renderHtml(<p>{'Grace & peace '.repeat(5000)}</p>, 1000);
    expect(html).toContain('Grace &amp; peace');
    expect(html).not.toContain('<script');
    expect(errors).toEqual([]);
  });

  it('leaves to the browser what is not ready within the budget', async () => {
    const { html } = await renderHtml(
      <main>
        <p>Header</p>
        <Suspense fallback={<p>Loading</p>}>
          <Waiting />
        </Suspense>
      </main>,
      30,
    );
    expect(html).toContain('Header');
    expect(html).toContain('Loading');
    expect(html).not.toContain('<script');
  });

  it('keeps the page when a part of it throws', async () => {
    const { html, errors } = await renderHtml(
      <main>
        <p>Header</p>
        <Suspense fallback={<p>Loading</p>}>
          <Broken />
        </Suspense>
      </main>,
      1000,
    );
    expect(html).toContain('Header');
    expect(errors).toEqual([{ error: new Error('boom'), release: undefined }]);
  });

  it.each(['boom', 'an object'])('knows the release whose part throws: %s', async (kind) => {
    const Odd = () => (kind === 'boom' ? <Broken /> : ({ no: 'element' } as unknown as ReactNode));
    const Page = releaseMark('content@1.0.0');
    const Slot = releaseMark('events@1.1.0-rc.1');
    const { errors } = await renderHtml(
      <Page>
        <Suspense fallback={<p>Loading</p>}>
          <Slot>
            <Odd />
          </Slot>
        </Suspense>
      </Page>,
      1000,
    );
    expect(errors).toMatchObject([{ release: 'events@1.1.0-rc.1' }]);
  });

  it('rejects when the frame itself throws', async () => {
    await expect(renderHtml(<Broken />, 1000)).rejects.toThrow('boom');
  });
});
