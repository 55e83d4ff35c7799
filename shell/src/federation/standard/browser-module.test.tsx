import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from 'shared/ui/hydrated';
import { browserModule } from './browser-module.tsx';
import { ServerMarkup } from './server-markup.tsx';

const { Component } = browserModule({ Component: ({ data }) => <p>{`Alive with ${String(data)}`}</p> }, useHydrated);

it("keeps another build's HTML while the page is hydrated, and then draws its own", async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<ServerMarkup html="<p>From the server</p>" />);
  document.body.append(place);
  const complaints = jest.spyOn(console, 'error');
  let first = '';
  await act(async () => {
    hydrateRoot(place, <Component data={{ own: 'psalms' }} />);
    first = place.textContent ?? '';
  });
  expect(first).toBe('From the server');
  expect(place).toHaveTextContent(/^Alive with psalms$/);
  expect(complaints).not.toHaveBeenCalled();
});
