import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Location, MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { RetryContext } from '../shell-api/index.ts';

interface RenderedAt extends RenderResult {
  /** Where the visitor is by now, navigation state included. */
  readonly location: () => Location;
}

interface Options {
  /** What 'Try again' asks of the shell. */
  readonly retry?: () => void;
  /** The history entry, for a second visit of the same one; else it is a new one each time. */
  readonly entry?: string;
}

let visits = 0;

/** A page or slot as the shell would draw it at an address. */
export function renderAt(
  address: string,
  element: ReactElement,
  { retry = () => undefined, entry = `visit-${(visits += 1)}` }: Options = {},
): RenderedAt {
  let current: Location | undefined;
  function Here() {
    current = useLocation();
    return null;
  }
  const inShell = (child: ReactElement) => (
    <MemoryRouter initialEntries={[{ ...parsePath(address), key: entry }]}>
      <RetryContext value={retry}>{child}</RetryContext>
      <Here />
    </MemoryRouter>
  );
  const result = render(inShell(element));
  return {
    ...result,
    rerender: (next) => result.rerender(inShell(next as ReactElement)),
    location: () => {
      if (!current) throw new Error('Nothing was rendered.');
      return current;
    },
  };
}
