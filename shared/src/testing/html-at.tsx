import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** The HTML that a server makes of a page or slot: nothing has run in a browser yet. @param address without a hash */
export function htmlAt(address: string, element: ReactElement): string {
  return renderToString(<StaticRouter location={address}>{element}</StaticRouter>);
}
