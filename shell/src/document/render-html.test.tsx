/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderHtml } from './render-html.ts';

const never = new Promise<never>(() => undefined);

function Waiting() {
  use(never);
  return null;
}

function Broken(): never {
  throw new Error('boom');
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
    expect(errors).toMatchObject([{ error: new Error('boom'), trace: expect.stringContaining('at Broken') }]);
  });

  it('rejects when the frame itself throws', async () => {
    await expect(renderHtml(<Broken />, 1000)).rejects.toThrow('boom');
  });
});
