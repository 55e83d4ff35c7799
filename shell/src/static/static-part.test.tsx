import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStaticParts } from '../server/static-parts.tsx';
import { StaticPart, type StaticParts, StaticPartsContext } from './static-part.tsx';

const drawn = jest.fn();

function Words({ text }: { readonly text: string }) {
  drawn(text);
  return (
    <p>
      {text} <a href="/next">Next</a>
    </p>
  );
}

function Frame({ text }: { readonly text: string }) {
  const [shown, setShown] = useState(text);
  return (
    <>
      <StaticPart name="times" inputs={[shown]}>
        <Words text={shown} />
      </StaticPart>
      <button onClick={() => setShown('No service today')}>An hour later</button>
    </>
  );
}

function app(parts: StaticParts | null, text: string) {
  const routes = [
    { path: '/', element: <Frame text={text} /> },
    { path: '/next', element: 'The next page' },
  ];
  return (
    <StaticPartsContext value={parts}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </StaticPartsContext>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));
beforeEach(() => drawn.mockReset());

async function page(text = 'Sundays, 10 AM') {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app(createStaticParts(), text));
  document.body.replaceChildren(container);
  drawn.mockReset();
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, app('as-served', text), { onRecoverableError: (error) => recovered.push(error) });
  });
  return { recovered };
}

it('is drawn once on the server for the same inputs', () => {
  const parts = createStaticParts();
  const documents = ['Sundays', 'Sundays', 'Saturdays'].map((text) => renderToString(app(parts, text)));
  expect(drawn.mock.calls).toEqual([['Sundays'], ['Saturdays']]);
  expect(documents[1]).toBe(documents[0]);
  expect(documents[2]).toContain('Saturdays');
});

it('is the HTML of the server, and runs nothing in the browser', async () => {
  const { recovered } = await page();
  expect(screen.getByText(/Sundays, 10 AM/)).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
  expect(recovered).toEqual([]);
});

it('has links that lead on inside the app', async () => {
  await page();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('The next page')).toBeVisible();
});

it('is drawn again when its inputs change', async () => {
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'An hour later' }));
  expect(screen.getByText(/No service today/)).toBeVisible();
  expect(screen.queryByText(/Sundays/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Next' })).toHaveLength(1);
});
